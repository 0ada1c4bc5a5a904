/** Share images, one for each page and language: picture and words put together, kept between builds. */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { shareSize } from '../../app/seo/share-size.ts'
import { atOnce } from './at-once.ts'
import type { ReadPage } from './page-text.ts'
import { groundOf } from './share-ground.ts'
import { faceFiles, shareText } from './share-text.ts'

const kept = '.cache/share'
/** What decides how an image looks, besides page and title. */
const sources = [
  'scripts/build/share-images.ts',
  'scripts/build/share-text.ts',
  'scripts/build/share-ground.ts',
  ...filesOf('scripts/artwork'),
  ...filesOf('scripts/artwork/share'),
  'content/facts.ts',
  'app/pages.ts',
  'app/styles/tokens.css',
  'app/pages/location/coast.ts',
  'app/pages/location/towns.ts',
  'node_modules/satori/package.json',
  'node_modules/sharp/package.json',
  ...faceFiles.map(({ file }) => file),
]

/** Writes the image of every page below a folder. An image whose ingredients are those of the last build is copied. */
export async function drawShareImages(pages: readonly ReadPage[], folder: string, siteUrl: string) {
  mkdirSync(kept, { recursive: true })
  const look = hashOf(sources.map((file) => readFileSync(file)))
  const { host } = new URL(siteUrl)
  const used = new Set<string>()

  /** A page in all its languages: they have the ground in common, which is painted only where one of them is new. */
  async function drawAlike(alike: readonly ReadPage[]) {
    let painted: Promise<Buffer> | undefined
    for (const { place, title, image } of alike) {
      const ground = groundOf(place)
      const words = { title, section: image.section, host }
      const pictures = ground.files.map((file) => readFileSync(file))
      const name = `${hashOf([look, JSON.stringify(words), ground.key, ...pictures])}.jpg`
      const file = join(kept, name)
      used.add(name)
      if (!existsSync(file)) {
        painted ??= ground.paint()
        const picture = await composed(await painted, await shareText(words))
        // Written aside first: another build may be reading here.
        writeFileSync(`${file}.${process.pid}`, picture)
        renameSync(`${file}.${process.pid}`, file)
      }
      mkdirSync(dirname(join(folder, image.path)), { recursive: true })
      copyFileSync(file, join(folder, image.path))
    }
  }

  // Several at once, for sharp works beside this thread.
  await atOnce(4, Map.groupBy(pages, ({ place }) => groundOf(place).key).values(), drawAlike)
  for (const file of readdirSync(kept)) if (!used.has(file)) rmSync(join(kept, file), { force: true })
}

function composed(ground: Buffer, words: string): Promise<Buffer> {
  return (
    sharp(ground, { raw: { ...shareSize, channels: 3 } })
      .composite([{ input: Buffer.from(words) }])
      // Full colour resolution, for the sake of the letters.
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
  )
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name))
    .sort()
}
