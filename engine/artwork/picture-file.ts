import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cached } from '../core/cache/cache.ts'
import { entriesIn } from '../core/site/files.ts'

/** The kinds that the build takes, in capitals too. Where it cannot read HEIC, it says what to do. */
export const endings = /\.(svg|png|jpe?g|webp|avif|gif|hei[cf])$/i
export const isDrawing = (name: string) => /\.svg$/i.test(name)

/**
 * A picture of any size as it is shown: a phone's says by itself how it was held. Warnings refuse none, for those of some phones
 * have one (https://github.com/lovell/sharp/issues/3488); what is cut off is an error.
 */
export const openPicture = (picture: string | Buffer) =>
  sharp(picture, { limitInputPixels: false, failOn: 'error' }).autoOrient()

/** A name in small letters, of which macOS may have written the ring of an å as one of its own. */
const keyOf = (name: string) => name.normalize().toLowerCase()

/** The picture of a name without its ending in a folder of the owner's. Next to one of another kind, a drawing does not count. */
export function pictureFileIn(folder: string, picture: string): string | undefined {
  const files = entriesIn(folder)
    .filter(({ isFolder }) => !isFolder)
    .map(({ name }) => name)
    .filter((name) => endings.test(name) && keyOf(name.replace(endings, '')) === keyOf(picture))
  const file = files.find((name) => !isDrawing(name)) ?? files[0]
  return file && join(folder, file)
}

export const coverFileIn = (folder: string) => pictureFileIn(folder, 'cover')

export interface PictureSize {
  w: number
  h: number
  /** Whether it is an animation. */
  moves: boolean
}

/** The size of a picture as it is shown, in pixels, or why it cannot be. It is read to its end, once. */
export async function readPicture(file: string): Promise<PictureSize | { wrong: string }> {
  const content = readFileSync(file)
  const read = async () => {
    try {
      const { autoOrient, delay } = await openPicture(content).metadata()
      await openPicture(content).resize(16).toBuffer()
      return JSON.stringify({ w: autoOrient.width, h: autoOrient.height, moves: (delay?.length ?? 0) > 1 })
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      // Phones write it under any ending.
      const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(content.subarray(4, 12).toString('latin1'))
      if (isHeic)
        return JSON.stringify({ wrong: 'is HEIC, which browsers do not show: save or export it as JPEG' })
      return JSON.stringify({
        wrong: `is no picture that can be read (${reason}): ${isDrawing(file) ? 'draw it anew, with a viewBox' : 'save it anew'}`,
      })
    }
  }
  return JSON.parse(String(await cached(['picture size', content], read)))
}

/** What keeps the cover of an article from being shown, as `file:line: what`. */
export async function coverFault(folder: string): Promise<{ file: string; what: string } | undefined> {
  const file = coverFileIn(folder)
  if (!file)
    return {
      file: folder,
      what: 'no cover: add cover.svg, cover.png or cover.jpg, 16:9 and at least 1600 wide',
    }
  const picture = await readPicture(file)
  return 'wrong' in picture ? { file, what: picture.wrong } : undefined
}
