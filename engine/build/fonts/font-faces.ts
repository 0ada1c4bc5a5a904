/** The face of headings: the engine's, or the file that `headingFace` in brand.yaml names, reduced to what headings use. */

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { readBrand } from '../../core/site/brand.ts'
import { siteFolder } from '../../core/site/folder.ts'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const letters = `${ascii}\u00a0·ÄÅÉÖÜäåéöü–—‘’“”…`

export const engineHeadingFace = resolve('engine/design/styles/bricolage-grotesque.woff2')

/** The face of texts, with the letters that the site uses, in their weights, and figures of one width for tables. */
export const subsetTextFace = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } })

/** A font with the letters and the one weight that headings use, because every first visit loads it. */
export const subsetHeadingFace = (font: Buffer, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> =>
  subsetFont(font, letters, {
    targetFormat,
    variationAxes: { wght: 650 },
    // The site uses no alternates or ligatures; kerning stays.
    noLayoutClosure: true,
  })

/** The path of the owner's face in a format, made once. Undefined where the engine's is used. */
export async function ownHeadingFace(targetFormat: 'woff2' | 'sfnt'): Promise<string | undefined> {
  const { headingFace } = readBrand()
  if (!headingFace) return undefined
  const font = readFileSync(join(siteFolder, headingFace))
  const hash = createHash('sha256').update(font).update(letters).digest('hex').slice(0, 16)
  const file = resolve(`.cache/heading-face/${hash}.${targetFormat}`)
  if (!existsSync(file)) {
    mkdirSync('.cache/heading-face', { recursive: true })
    writeFileSync(file, await subsetHeadingFace(font, targetFormat))
  }
  return file
}
