import { readFileSync } from 'node:fs'
import { builtPicturesFile } from '../base/build-folder.ts'

/** A picture as pages show it, with its size in pixels: a drawing, or a photo in several widths. */
export interface SizedPicture {
  /** For browsers without AVIF. What stands in for another picture needs none: its largest AVIF. */
  src: string
  w: number
  h: number
  /** As in `srcset`. */
  avif?: string
}

/** By their paths in the owner's folder, without the ending: `projects/panel/rules`. */
export type Pictures = Partial<Record<string, SizedPicture>>

/** The pictures of the owner, and the engine's drawing of a person. */
export const pictures: Pictures = import.meta.env.IS_BUILT
  ? JSON.parse(readFileSync(builtPicturesFile, 'utf8'))
  : (await import('virtual:pictures')).default
