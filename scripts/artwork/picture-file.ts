import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { entriesIn } from '../../engine/core/site/files.ts'
import { cached } from '../build/cache.ts'

/** The kinds that the build takes, in capitals too. */
export const endings = /\.(svg|png|jpe?g|webp|avif|gif)$/i
export const isDrawing = (name: string) => /\.svg$/i.test(name)

/** The cover in a folder of the owner's. Next to a picture of another kind, a drawing does not count. */
export function coverFileIn(folder: string): string | undefined {
  const covers = entriesIn(folder)
    .filter(({ name, isFolder }) => !isFolder && /^cover\.[^.]+$/i.test(name) && endings.test(name))
    .map(({ name }) => name)
  const cover = covers.find((name) => !isDrawing(name)) ?? covers[0]
  return cover && join(folder, cover)
}

/** The size of a picture as it is shown, in pixels, or why it cannot be. It is read to its end, once. */
export async function readPicture(file: string): Promise<{ w: number; h: number } | { wrong: string }> {
  const content = readFileSync(file)
  const read = async () => {
    try {
      const { autoOrient } = await sharp(content).metadata()
      await sharp(content).resize(16).toBuffer()
      return JSON.stringify({ w: autoOrient.width, h: autoOrient.height })
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      return JSON.stringify({
        wrong: `is no picture that can be read (${reason}): ${isDrawing(file) ? 'draw it anew, with a viewBox' : 'save it anew'}`,
      })
    }
  }
  return JSON.parse(String(await cached(['picture', content], read)))
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
