import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { isPublishedAt } from '../../engine/core/articles/article-files.ts'
import { contentHash } from '../../engine/core/served/content-hash.server.ts'
import { filesIn } from '../../engine/core/site/files.ts'
import { siteFolder } from '../../engine/core/site/folder.ts'
import type { Pictures, SizedPicture } from '../../engine/core/site/pictures.ts'
import { coverIn } from '../artwork/covers.ts'
import { coverFileIn, endings, isDrawing, readPicture } from '../artwork/picture-file.ts'
import { cached } from './cache.ts'

const illustrations = join(import.meta.dirname, '../../engine/design/illustrations')

/** Which pictures of the owner pages show, by their paths without the ending. */
const photo = /^(portrait|projects\/[^/]+\/[^/]+|(articles|services)\/[^/]+\/cover)$/
const drawing = /^(articles|services)\/[^/]+\/cover(-morning)?$/

/** The widths in pixels of a photo with this name. */
function widthsOf(name: string): readonly number[] {
  if (/^portrait$|-narrow$/.test(name)) return [400, 800, 1200]
  // A close-up is never the largest picture of a page.
  return name.includes('-near') ? [800, 1200] : [800, 1200, 1600]
}

/** The width for browsers without AVIF, which show the same photo in both themes and on phones. */
function fallbackOf(name: string): number | undefined {
  if (/-(narrow|morning)$/.test(name)) return undefined
  return name === 'portrait' ? 800 : 1200
}

/** Of AVIF a quarter of the time of the default effort of 4, with the same visible quality and 5 % more bytes. */
const formats = { avif: { effort: 2, quality: 49 }, webp: {} }

/** The contents of served files by path, each made when it is asked for. */
export type PictureFiles = Map<string, () => Promise<Buffer>>

/**
 * All pictures that pages show, and the files that these name. Those of unpublished articles are served in development alone.
 * The names have a hash of what a file is made of, so that pages can name one that is not made yet.
 */
export async function readPictures({ showsUnpublished = false } = {}) {
  const files: PictureFiles = new Map()
  const read = async ({ file, name }: Source): Promise<[string, SizedPicture]> => {
    const size = await readPicture(file)
    if ('wrong' in size) throw new Error(`${file} ${size.wrong}`)
    return [name, (isDrawing(file) ? drawn : sized)(file, size, files)]
  }
  const pictures: Pictures = Object.fromEntries(
    await pMap(sources(showsUnpublished), read, { concurrency: 8 }),
  )
  return { pictures, files }
}

interface Source {
  file: string
  name: string
}

/** Of those with one name the last counts. */
function sources(showsUnpublished: boolean): Source[] {
  const own = filesIn(siteFolder)
    .filter((file) => endings.test(file) && (showsUnpublished || isPublishedAt(file)))
    .map((file) => ({ file, name: nameOf(file) }))
    .toReversed()
  const photos = own.filter(({ file, name }) => !isDrawing(file) && photo.test(name))
  const drawings = own
    .filter(({ file, name }) => isDrawing(file) && drawing.test(name))
    // Next to a photo, an earlier drawing does not count.
    .filter(({ file }) => isDrawing(coverFileIn(dirname(file)) ?? file))
  const person = ['person', 'person-morning'].map((name) => ({
    file: join(illustrations, `${name}.svg`),
    name,
  }))
  return [...photos, ...drawings, ...person]
}

/** The path in the owner's folder without the ending. Covers may be written in capitals. */
const nameOf = (file: string) =>
  relative(siteFolder, file)
    .replace(endings, '')
    .replace(/(?<=\/)cover(-morning)?$/i, (cover) => cover.toLowerCase())

/** Without what an address or `srcset` cannot hold. */
const servedName = (file: string) =>
  basename(file)
    .replace(endings, '')
    .replace(/[^\w-]/g, '_')

type Size = Pick<SizedPicture, 'w' | 'h'>

/** A drawing that says what its colors are mixed from has those of the brand; any other is served as it is. */
function drawn(file: string, size: Size, files: PictureFiles): SizedPicture {
  const drawing = readFileSync(file, 'utf8')
  const colored = coverIn(/-morning\.svg$/i.test(file) ? 'morning' : 'night', drawing) ?? drawing
  const src = `/assets/${servedName(file)}-${contentHash(colored, 8)}.svg`
  files.set(src, async () => Buffer.from(colored))
  return { src, ...size }
}

/** A photo in the widths of its kind, or in its own where it is smaller. */
function sized(file: string, whole: Size, files: PictureFiles): SizedPicture {
  const name = servedName(file)
  const encoders = JSON.stringify([formats, sharp.versions.sharp])
  // The same for all widths: repeated letters weigh nothing in a compressed page.
  const hash = contentHash(encoders + contentHash(readFileSync(file)), 8)
  const made = (format: keyof typeof formats, width: number) => {
    const w = Math.min(width, whole.w)
    const h = Math.max(1, Math.round((whole.h * w) / whole.w))
    const src = `/assets/${name}-${w}-${hash}.${format}`
    files.set(src, () =>
      cached([encoders, format, `${w}×${h}`, readFileSync(file)], () =>
        sharp(file).autoOrient().resize(w, h).toFormat(format, formats[format]).toBuffer(),
      ),
    )
    return { src, w, h }
  }
  const sizes = widthsOf(name).map((width) => made('avif', width))
  const fallback = fallbackOf(name)
  return {
    ...(fallback ? made('webp', fallback) : made('avif', Math.max(...widthsOf(name)))),
    avif: [...new Set(sizes.map(({ src, w }) => `${src} ${w}w`))].join(', '),
  }
}
