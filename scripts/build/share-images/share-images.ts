/** Share images, one for each page and language, made of a picture and words, and cached between builds. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { copyFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { shareSize } from '../../../app/seo/share-size.ts'
import type { FinishedPage } from '../../../app/seo/site-file.ts'
import { backgroundOf } from './background.ts'
import { faceFiles, shareText } from './text.ts'

const cache = '.cache/share'
/** The files that decide how an image looks, besides page and title. */
const sources = [
  ...filesOf('scripts/artwork'),
  ...filesOf('scripts/build/share-images'),
  'content/facts.ts',
  'app/pages.ts',
  'app/styles/tokens.css',
  'app/illustrations/coast.ts',
  'app/illustrations/towns.ts',
  'node_modules/satori/package.json',
  'node_modules/sharp/package.json',
  ...faceFiles.map(({ file }) => file),
]

/** Writes the image of every page below a folder. Unchanged images are copied from the cache. */
export async function drawShareImages(pages: readonly FinishedPage[], folder: string, host: string) {
  mkdirSync(cache, { recursive: true })
  const sourcesHash = hashOf(sources.map((file) => readFileSync(file)))
  const images = await pMap(pages, (page) => shareImage(page, host, sourcesHash, folder), { concurrency: 2 })
  const used = new Set(images)
  for (const file of readdirSync(cache)) if (!used.has(file)) rmSync(join(cache, file), { force: true })
}

/** Writes the image of a page. Returns its name in the cache. */
async function shareImage(page: FinishedPage, host: string, sourcesHash: string, folder: string) {
  const background = backgroundOf(page.place)
  const words = { title: page.title, section: page.image.section, host }
  const pictures = background.files.map((file) => readFileSync(file))
  const name = `${hashOf([sourcesHash, JSON.stringify(words), background.key, ...pictures])}.jpg`
  const cached = join(cache, name)
  if (!existsSync(cached)) {
    const picture = await sharp(await background.paint(), { raw: { ...shareSize, channels: 3 } })
      .composite([{ input: Buffer.from(await shareText(words)), left: 0, top: 0 }])
      // Full color resolution keeps the letters sharp.
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
    // Written to a temporary file first, because another build may be reading here.
    await writeFile(`${cached}.${process.pid}`, picture)
    await rename(`${cached}.${process.pid}`, cached)
  }
  mkdirSync(dirname(join(folder, page.image.path)), { recursive: true })
  await copyFile(cached, join(folder, page.image.path))
  return name
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
