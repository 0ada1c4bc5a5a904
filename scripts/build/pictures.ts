import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { isPublishedAt } from '../../engine/core/articles/article-files.ts'
import { contentHash } from '../../engine/core/served/content-hash.server.ts'
import { entriesIn } from '../../engine/core/site/files.ts'
import { siteFolder } from '../../engine/core/site/folder.ts'
import type { Pictures, SizedPicture } from '../../engine/core/site/pictures.ts'
import { foldersIn } from '../../engine/core/site/read-yaml.ts'
import { coverIn } from '../artwork/covers.ts'
import { coverFileIn, endings, isDrawing, readPicture } from '../artwork/picture-file.ts'
import { cached } from './cache.ts'

/** The widths of a picture in pixels, and that of the one for browsers without AVIF. */
interface Widths {
  avif: readonly number[]
  webp?: number
}

const widthsOfCover: Widths = { avif: [800, 1200, 1600], webp: 1200 }
const widthsOfPortrait: Widths = { avif: [400, 800, 1200], webp: 800 }

/** A picture for phones or for the light theme stands beside one that browsers without AVIF show in its place. */
function widthsInProject(name: string): Widths {
  if (name.endsWith('-narrow')) return { avif: [400, 800, 1200] }
  // A close-up is never the largest picture of a page.
  const avif = name.includes('-near') ? [800, 1200] : [800, 1200, 1600]
  return name.endsWith('-morning') ? { avif } : { avif, webp: 1200 }
}

/** Of AVIF a quarter of the time of the default effort of 4, with the same visible quality and 5 % more bytes. */
const formats = { avif: { effort: 2, quality: 49 }, webp: {} }

/** The contents of served files by path, each made when it is asked for. */
type Files = Map<string, () => Promise<Buffer>>

/**
 * All pictures of the owner, and the files that they name. Those of unpublished articles are shown in development alone.
 * The names have a hash of what a file is made of, so that pages can name one that is not made yet.
 */
export async function readPictures({ showsUnpublished = false } = {}) {
  const files: Files = new Map()
  const found = await pMap(
    sources(showsUnpublished),
    async ({ name, file, widths }): Promise<[string, SizedPicture]> => {
      const size = await readPicture(file)
      if ('wrong' in size) throw new Error(`${file} ${size.wrong}`)
      return [name, widths ? sized(file, size, widths, files) : drawn(file, size, files)]
    },
    { concurrency: 8 },
  )
  const pictures: Pictures = Object.fromEntries(found)
  return { pictures, files }
}

interface Source {
  name: string
  file: string
  /** Of all but drawings. */
  widths?: Widths
}

function sources(showsUnpublished: boolean): Source[] {
  const articles = foldersIn('articles')
    .map((folder) => join(siteFolder, 'articles', folder))
    .filter((folder) => showsUnpublished || isPublishedAt(join(folder, 'en.md')))
  const services = foldersIn('services').map((folder) => join(siteFolder, 'services', folder))
  const inProjects = foldersIn('projects').flatMap((folder) => photosIn(join(siteFolder, 'projects', folder)))
  const portrait = photosIn(siteFolder).find(({ name }) => name === 'portrait')
  return [
    ...[...articles, ...services].flatMap(coversIn),
    ...inProjects.map((photo) => ({ ...photo, widths: widthsInProject(photo.name) })),
    ...(portrait ? [{ ...portrait, widths: widthsOfPortrait }] : []),
    ...['person', 'person-morning'].map((name) => ({
      name,
      file: `engine/design/illustrations/${name}.svg`,
    })),
  ]
}

const nameOf = (file: string) => relative(siteFolder, file).replace(endings, '')

const photosIn = (folder: string) =>
  entriesIn(folder)
    .filter(({ name, isFolder }) => !isFolder && endings.test(name) && !isDrawing(name))
    .map(({ path }) => ({ name: nameOf(path), file: path }))

/** The cover of a folder; where it is a drawing, also that of the light theme. */
function coversIn(folder: string): Source[] {
  const file = coverFileIn(folder)
  if (!file) return []
  const name = `${relative(siteFolder, folder)}/cover`
  if (!isDrawing(file)) return [{ name, file, widths: widthsOfCover }]
  const morning = entriesIn(folder).find((entry) => /^cover-morning\.svg$/i.test(entry.name))
  return [{ name, file }, ...(morning ? [{ name: `${name}-morning`, file: morning.path }] : [])]
}

interface Size {
  w: number
  h: number
}

/** A drawing that says what its colors are mixed from has those of the brand; any other is served as it is. */
function drawn(file: string, size: Size, files: Files): SizedPicture {
  const draw = () => {
    const drawing = readFileSync(file, 'utf8')
    return coverIn(/-morning\.svg$/i.test(file) ? 'morning' : 'night', drawing) ?? drawing
  }
  const src = pathOf(file, 'svg', draw())
  files.set(src, async () => Buffer.from(draw()))
  return { src, ...size }
}

/** A picture in these widths, or in its own where it is smaller. */
function sized(file: string, whole: Size, { avif, webp }: Widths, files: Files): SizedPicture {
  const content = contentHash(readFileSync(file))
  const made = (format: keyof typeof formats, width: number) => {
    const w = Math.min(width, whole.w)
    const h = Math.max(1, Math.round((whole.h * w) / whole.w))
    const how = JSON.stringify([sharp.versions.sharp, format, formats[format], w, h])
    const src = pathOf(file, format, how + content)
    files.set(src, () =>
      cached([how, readFileSync(file)], () =>
        sharp(file).autoOrient().resize(w, h).toFormat(format, formats[format]).toBuffer(),
      ),
    )
    return { src, w, h }
  }
  const candidates = avif.map((width) => made('avif', width)).map(({ src, w }) => `${src} ${w}w`)
  return {
    ...(webp ? made('webp', webp) : made('avif', Math.max(...avif))),
    avif: [...new Set(candidates)].join(', '),
  }
}

const pathOf = (file: string, format: string, madeOf: string) =>
  `/assets/${basename(file).replace(endings, '')}-${contentHash(madeOf, 8)}.${format}`
