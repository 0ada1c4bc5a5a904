import { readFileSync } from 'node:fs'
import { basename, dirname, extname, relative } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { coverIn } from '../artwork/covers.ts'
import {
  endings,
  isDrawing,
  openPicture,
  type PictureSize,
  pictureFileIn,
  readPicture,
} from '../artwork/picture-file.ts'
import { isPublishedAt } from '../core/articles/article-files.ts'
import { OwnerError } from '../core/base/owner-error.ts'
import { cached } from '../core/cache/cache.ts'
import { contentHash } from '../core/served/content-hash.server.ts'
import { filesIn } from '../core/site/files.ts'
import { siteFolder } from '../core/site/folder.ts'
import type { Pictures, SizedPicture } from '../core/site/pictures.ts'

/** Which pictures of the owner pages show, by their paths without the ending. */
const photo = /^(portrait|hero(-morning)?|projects\/[^/]+\/[^/]+|(articles|services)\/[^/]+\/cover)$/
const drawing = /^(hero|person|(articles|services)\/[^/]+\/cover)(-morning)?$/

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

/**
 * Of AVIF a tenth of the time of the default effort of 4, with the same visible quality and 15 % more bytes on interfaces. Effort 2
 * takes twice the time, for 1 % fewer bytes on interfaces and 6 % more on photos.
 */
const formats = { avif: { effort: 1, quality: 48 }, webp: {} }

/** The most pixels that these formats have on a side: a page that was scrolled for a screenshot is taller. */
const longestSide = 16_383

/** The contents of served files by path, each made when it is asked for. */
export type PictureFiles = Map<string, () => Promise<Buffer>>

/**
 * All pictures that pages show, and the files that these name. Those of unpublished articles are served in development alone.
 * The names have a hash of what a file is made of, so that pages can name one that is not made yet.
 */
export async function readPictures({ showsUnpublished = false } = {}) {
  const files: PictureFiles = new Map()
  const shown = sources(showsUnpublished)
  const names = new Set(shown.map(({ name }) => name))
  const read = async ({ file, name }: Source): Promise<Made[]> => {
    const size = await readPicture(file)
    if ('wrong' in size) throw new OwnerError(`${file}: ${size.wrong}`)
    if (isDrawing(file)) return [[name, drawn(file, size, files)]]
    const whole: Made = [name, sized(file, name, size, files)]
    const narrow = `${name}-narrow`
    if (size.w <= size.h || !lacksNarrow(name, names)) return [whole]
    return [whole, [narrow, sized(file, narrow, { w: Math.round(size.h * 0.8), h: size.h }, files)]]
  }
  const pictures: Pictures = Object.fromEntries((await pMap(shown, read, { concurrency: 8 })).flat())
  return { pictures, files }
}

type Made = [name: string, picture: SizedPicture]

/** Whether phones have a part of a project's picture that the build cuts out: a close-up may share the owner's of the whole. */
const lacksNarrow = (name: string, names: ReadonlySet<string>) =>
  name.startsWith('projects/') &&
  !name.endsWith('-narrow') &&
  !names.has(`${name}-narrow`) &&
  !names.has(`${name.replace('-near', '')}-narrow`)

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
    .filter(({ file, name }) =>
      isDrawing(pictureFileIn(dirname(file), basename(name).replace(/-morning$/, '')) ?? file),
    )
  return [...photos, ...drawings]
}

/** The path in the owner's folder without the ending. Those with a name of their own may be written in capitals. */
const nameOf = (file: string) =>
  relative(siteFolder, file)
    .normalize()
    .replace(endings, '')
    .replace(/((?<=\/)cover(-morning)?|^(portrait|hero(-morning)?|person))$/i, (name) => name.toLowerCase())

/** Without what an address or `srcset` cannot hold. */
const servedName = (file: string) =>
  basename(file)
    .replace(endings, '')
    .replace(/[^\w-]/g, '_')

type Size = Pick<SizedPicture, 'w' | 'h'>

/** A drawing that says what its colors are mixed from has those of the brand; any other is served as it is. */
function drawn(file: string, { w, h }: Size, files: PictureFiles): SizedPicture {
  const drawing = readFileSync(file, 'utf8')
  const colored = coverIn(/-morning\.svg$/i.test(file) ? 'morning' : 'night', drawing) ?? drawing
  const src = `/assets/${servedName(file)}-${contentHash(colored, 8)}.svg`
  files.set(src, async () => Buffer.from(colored))
  return { src, w, h }
}

/** A picture in a text: a photo in several widths; a drawing, or what moves, as it is. */
export function pictureInText(file: string, size: PictureSize, files: PictureFiles): SizedPicture {
  if (!isDrawing(file) && !size.moves)
    return sized(file, basename(file).replace(endings, '-photo'), size, files)
  const src = `/assets/${servedName(file)}-${contentHash(readFileSync(file), 8)}${extname(file).toLowerCase()}`
  files.set(src, async () => readFileSync(file))
  return { src, w: size.w, h: size.h }
}

/** A photo in the widths of its kind, or in its own where it is smaller; one of its own name is cut to what catches the eye. */
function sized(file: string, path: string, whole: Size, files: PictureFiles): SizedPicture {
  const name = servedName(path)
  const encoders = JSON.stringify([formats, sharp.versions.sharp])
  // The same for all widths: repeated letters weigh nothing in a compressed page.
  // Read once: one of a phone has megabytes.
  const content = contentHash(readFileSync(file))
  const hash = contentHash(encoders + content, 8)
  const made = (format: keyof typeof formats, width: number) => {
    const w = Math.max(1, Math.min(width, whole.w, Math.floor((whole.w / whole.h) * longestSide)))
    const h = Math.min(longestSide, Math.max(1, Math.round((whole.h * w) / whole.w)))
    const src = `/assets/${name}-${w}-${hash}.${format}`
    files.set(src, () =>
      cached([encoders, format, `${w}×${h}`, content], () =>
        openPicture(file)
          .resize(w, h, { position: name === servedName(file) ? 'centre' : 'attention' })
          .toFormat(format, formats[format])
          .toBuffer(),
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
