/** Share images, one for each page and language: picture and words put together, kept between builds. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { copyFile, rename, writeFile } from 'node:fs/promises'
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
        await writeFile(`${file}.${process.pid}`, picture)
        await rename(`${file}.${process.pid}`, file)
      }
      mkdirSync(dirname(join(folder, image.path)), { recursive: true })
      await copyFile(file, join(folder, image.path))
    }
  }

  // Several at once, for sharp works beside this thread.
  await atOnce(4, Map.groupBy(pages, ({ place }) => groundOf(place).key).values(), drawAlike)
  for (const file of readdirSync(kept)) if (!used.has(file)) rmSync(join(kept, file), { force: true })
}

async function composed(ground: Buffer, words: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(words)).raw().toBuffer({ resolveWithObject: true })
  return (
    sharp(laidOver(ground, data, info.width), { raw: { ...shareSize, channels: 3 } })
      // Full colour resolution, for the sake of the letters. A code of its own would be 5 % smaller, in twice the time.
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer()
  )
}

/** RGBA points of a picture as high as the ground, at its left edge. sharp's own way takes three times as long. */
function laidOver(ground: Buffer, words: Buffer, width: number): Buffer {
  const whole = Buffer.from(ground)
  for (let row = 0; row < shareSize.height; row++) {
    let to = row * shareSize.width * 3
    for (let from = row * width * 4; from < (row + 1) * width * 4; from += 4, to += 3) {
      const alpha = words[from + 3] ?? 0
      if (alpha === 0) continue
      for (let color = 0; color < 3; color++) {
        const below = whole[to + color] ?? 0
        whole[to + color] = below + Math.round((((words[from + color] ?? 0) - below) * alpha) / 255)
      }
    }
  }
  return whole
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
