import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { contentHash } from '../core/served/content-hash.server.ts'
import { withBrand } from '../core/site/brand-styles.ts'
import { site } from '../core/site/site.ts'
import { ownHeadingFace } from './fonts/font-faces.ts'

export interface StyleSheets {
  /** By path. */
  sheets: ReadonlyMap<string, string>
  /** The owner's face of headings, which they name. */
  face: { path: string; content: Buffer } | undefined
}

/** Reads the style sheets in a bundle's folder, and puts in the colors and the face of the owner. */
export async function readStyleSheets(folder: string): Promise<StyleSheets> {
  const file = await ownHeadingFace('woff2')
  const content = file ? readFileSync(file) : undefined
  const face = content && { path: `/assets/heading-face-${contentHash(content, 8)}.woff2`, content }
  const sheets = globSync(`${folder}/assets/*.css`).map((file): [string, string] => [
    `/${relative(folder, file)}`,
    withBrand(readFileSync(file, 'utf8').trim(), site.brand.colors, face?.path),
  ])
  return { sheets: new Map(sheets), face }
}
