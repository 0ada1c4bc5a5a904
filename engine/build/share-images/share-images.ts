/** Share images, one for each page and language, made of a picture and words. */

import { mkdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { cached, hashOfModule } from '../../core/cache/cache.ts'
import { site } from '../../core/site/site.ts'
import { shareSize } from '../../seo/share-size.ts'
import type { FinishedPage } from '../../seo/site-file.ts'
import { backgroundOf } from './background.ts'
import { faceFiles, shareText } from './text.ts'

/** What decides how an image looks, besides page and title. */
const look = [
  hashOfModule(import.meta.filename),
  ...faceFiles.map(({ file }) => readFileSync(file)),
  JSON.stringify(site.brand.colors),
]

/** Writes the image of every page below a folder. */
export async function drawShareImages(pages: readonly FinishedPage[], folder: string, host: string) {
  // The pages of all languages share their background.
  const groups = Map.groupBy(pages, ({ ref }) => backgroundOf(ref).key)
  await pMap(groups.values(), (group) => drawGroup(group, folder, host), { concurrency: 2 })
}

async function drawGroup([first, ...others]: readonly FinishedPage[], folder: string, host: string) {
  if (!first) return
  const background = backgroundOf(first.ref)
  const files = background.files.map((file) => readFileSync(file))
  let painted: ReturnType<typeof background.paint> | undefined
  for (const page of [first, ...others]) {
    const words = { title: page.title, section: page.image.section, host }
    const picture = await cached([...look, JSON.stringify(words), background.key, ...files], async () => {
      painted ??= background.paint()
      return (
        sharp(await painted, { raw: { ...shareSize, channels: 3 } })
          .composite([{ input: Buffer.from(await shareText(words)), left: 0, top: 0 }])
          // Full color resolution keeps the letters sharp.
          .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
          .toBuffer()
      )
    })
    mkdirSync(dirname(join(folder, page.image.path)), { recursive: true })
    await writeFile(join(folder, page.image.path), picture)
  }
}
