import type { Picture as BuiltPicture } from 'vite-imagetools'
import { inSite } from '../../core/site/in-site.ts'
import type { Language } from '../../core/text/language.ts'
import './picture.css'

/** A file of vite/drawings.ts, with its size in pixels. */
type Drawing = BuiltPicture['img']

/** A picture as the build makes it: a drawing as it is, or AVIF in several widths and one WebP for browsers without AVIF. */
interface Files {
  img: BuiltPicture['img']
  /** As in `srcset`. */
  avif?: string | undefined
  /** On phones, where it differs. */
  narrow?: BuiltPicture | undefined
}

export interface Source extends Files {
  /** In the light theme, where it differs. A browser without AVIF shows the same WebP in both themes. */
  morning?: Files | undefined
}

// Vite reads these calls without running them, so they cannot share variables. What is left out begins with @site: the folder may
// lie outside the project.
const drawnCovers = inSite(
  import.meta.glob<Drawing>('@site/{articles,services}/*/{cover,cover-morning}.svg', {
    caseSensitive: false,
    eager: true,
    import: 'default',
    query: '?drawing',
  }),
)
const coverFiles = inSite(
  import.meta.glob<BuiltPicture>('@site/{articles,services}/*/cover.{png,jpg,jpeg,webp,avif,gif}', {
    caseSensitive: false,
    eager: true,
    import: 'default',
    query: { w: '800;1200;1600', format: 'avif', as: 'picture' },
  }),
)
const coverFallbacks = inSite(
  import.meta.glob<BuiltPicture>('@site/{articles,services}/*/cover.{png,jpg,jpeg,webp,avif,gif}', {
    caseSensitive: false,
    eager: true,
    import: 'default',
    query: { w: '1200', format: 'webp', as: 'picture' },
  }),
)
const wideFiles = withoutEndings({
  ...import.meta.glob<BuiltPicture>(
    ['@site/projects/*/*.{png,jpg,jpeg,webp,avif,gif}', '!@site/**/*-{narrow,near}*'],
    {
      caseSensitive: false,
      eager: true,
      import: 'default',
      query: { w: '800;1200;1600', format: 'avif', as: 'picture' },
    },
  ),
  // A close-up is never the largest picture of a page.
  ...import.meta.glob<BuiltPicture>(
    ['@site/projects/*/*-near*.{png,jpg,jpeg,webp,avif,gif}', '!@site/**/*-narrow.*'],
    {
      caseSensitive: false,
      eager: true,
      import: 'default',
      query: { w: '800;1200', format: 'avif', as: 'picture' },
    },
  ),
})
const narrowFiles = withoutEndings(
  import.meta.glob<BuiltPicture>('@site/projects/*/*-narrow.{png,jpg,jpeg,webp,avif,gif}', {
    caseSensitive: false,
    eager: true,
    import: 'default',
    query: { w: '400;800;1200', format: 'avif', as: 'picture' },
  }),
)
const projectFallbacks = withoutEndings(
  import.meta.glob<BuiltPicture>(
    ['@site/projects/*/*.{png,jpg,jpeg,webp,avif,gif}', '!@site/**/*-{narrow,morning}.*'],
    {
      caseSensitive: false,
      eager: true,
      import: 'default',
      query: { w: '1200', format: 'webp', as: 'picture' },
    },
  ),
)
const portraitFiles = import.meta.glob<BuiltPicture>('@site/portrait.*', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200', format: 'avif', as: 'picture' },
})
const portraitFallbacks = import.meta.glob<BuiltPicture>('@site/portrait.*', {
  eager: true,
  import: 'default',
  query: { w: '800', format: 'webp', as: 'picture' },
})

/** Pictures of projects are named without their ending, which may be that of any kind. */
function withoutEndings(files: Record<string, BuiltPicture>) {
  const named = Object.entries(files).map(([path, file]) => [path.replace(/\.\w+$/, ''), file])
  return inSite<BuiltPicture>(Object.fromEntries(named))
}

function sourceOf(picture: BuiltPicture | undefined, fallback: BuiltPicture | undefined): Source | undefined {
  return picture && fallback ? { avif: sourceSetOf(picture), img: fallback.img } : undefined
}

/** The sizes of a picture for `srcset`: its own where it is smaller than all that are made. */
const sourceSetOf = ({ sources, img }: BuiltPicture) => sources.avif ?? `${img.src} ${img.w}w`

/** The owner's portrait, where there is one. */
export const portrait = sourceOf(Object.values(portraitFiles)[0], Object.values(portraitFallbacks)[0])

const drawnPerson = import.meta.glob<Drawing>('../illustrations/{person,person-morning}.svg', {
  eager: true,
  import: 'default',
  query: '?drawing',
})

/** The person behind the brand: the portrait, or a drawing of somebody at the quay while there is none. */
export function personPicture(): Source {
  const { '../illustrations/person.svg': img, '../illustrations/person-morning.svg': morning } = drawnPerson
  if (portrait) return portrait
  if (!img || !morning) throw new Error('design/illustrations has no person.svg or person-morning.svg')
  return { img, morning: { img: morning } }
}

/** The picture of an article's folder. Throws where it has none. */
export function coverOf(folder: string): Source {
  const cover = coverIn(`articles/${folder}`)
  if (!cover)
    throw new Error(`articles/${folder} has no cover picture: add cover.svg, cover.png or cover.jpg`)
  return cover
}

/** The picture `cover` in a folder of the owner's, such as `services/repairs`. */
export function coverIn(path: string): Source | undefined {
  const own = Object.keys(coverFiles).find((file) => file.startsWith(`${path}/`))
  const drawn = (name: string) =>
    Object.entries(drawnCovers).find(
      ([file]) => file.replace(/[^/]+$/, (end) => end.toLowerCase()) === `${path}/${name}`,
    )?.[1]
  const [drawing, morning] = [drawn('cover.svg'), drawn('cover-morning.svg')]
  // Next to a picture of the owner's own, an earlier drawing does not count.
  return own
    ? sourceOf(coverFiles[own], coverFallbacks[own])
    : drawing && { img: drawing, morning: morning && { img: morning } }
}

/**
 * A picture of a project, by its name without the ending. Throws where it is missing. Beside `front.png` there may be
 * `front-sv.png` for Swedish pages, `front-morning.png` and `front-sv-morning.png` for the light theme, and for phones
 * each of them again, such as `front-sv-narrow.png`. A close-up, `front-near`, may share the pictures for phones.
 */
export function pictureOf({ slug }: { slug: string }, name: string, language: Language): Source {
  const pathOf = (end: string, whole = name) => `projects/${slug}/${whole}${end}`
  const own = wideFiles[pathOf(`-${language}`)] ? `-${language}` : ''
  const picture = sourceOf(wideFiles[pathOf(own)], projectFallbacks[pathOf(own)])
  if (!picture) throw new Error(`projects/${slug} has no picture ${name}`)
  const narrowOf = (end: string) =>
    narrowFiles[pathOf(`${end}-narrow`)] ?? narrowFiles[pathOf(`${end}-narrow`, name.replace(/-near$/, ''))]
  const morning = wideFiles[pathOf(`${own}-morning`)]
  return {
    ...picture,
    narrow: narrowOf(own),
    morning: morning && {
      img: picture.img,
      avif: sourceSetOf(morning),
      narrow: narrowOf(`${own}-morning`),
    },
  }
}

/** The picture for phones, on every screen: what is small anyway stays whole. The same picture where there is none. */
export function narrowOf(source: Source): Source {
  const { img, narrow, morning } = source
  if (!narrow) return source
  const { w, h } = narrow.img
  const files = { img: { ...img, w, h }, avif: sourceSetOf(narrow) }
  return {
    ...files,
    morning: morning?.narrow && { ...files, avif: sourceSetOf(morning.narrow) },
  }
}

interface Shown {
  alt: string
  /** Its width on the page, as in HTML. */
  sizes: string
  /** For the largest picture at the top of a page; the others load lazily. */
  isPriority?: boolean
  className?: string | undefined
  /** The width of the screen below which the picture for phones is shown. */
  narrowBelow?: '40rem' | '60rem'
}

/** A picture in the sizes and formats of the build, in the light of the theme. */
export function Picture({ source, ...shown }: Shown & { source: Source }) {
  if (!source.morning) return <Variant files={source} {...shown} />
  return (
    <>
      <Variant files={source} theme="dark" {...shown} />
      <Variant files={source.morning} theme="light" {...shown} />
    </>
  )
}

/**
 * A picture for all themes or for one. The other theme hides it, so it loads lazily even at the top of a page: a hidden
 * lazy picture is not fetched. The inline script makes the shown one load at once.
 */
function Variant({
  files: { img, avif, narrow },
  theme,
  alt,
  sizes,
  isPriority = false,
  className,
  narrowBelow = '40rem',
}: Shown & { files: Files; theme?: 'dark' | 'light' }) {
  return (
    <picture className={theme && `in-${theme}`}>
      {narrow && (
        <source
          media={`(width < ${narrowBelow})`}
          type="image/avif"
          srcSet={sourceSetOf(narrow)}
          sizes={sizes}
          width={narrow.img.w}
          height={narrow.img.h}
        />
      )}
      {avif && <source type="image/avif" srcSet={isPriority ? avif : upTo(1200, avif)} sizes={sizes} />}
      <img
        src={img.src}
        width={img.w}
        height={img.h}
        alt={alt}
        className={className}
        loading={isPriority && !theme ? undefined : 'lazy'}
        // Decoded at once, so that it is painted together with the text.
        {...(isPriority ? { fetchPriority: 'high', decoding: 'sync' } : { decoding: 'async' })}
      />
    </picture>
  )
}

/** The candidates of a `srcset` that are at most `width` pixels wide. */
const upTo = (width: number, sourceSet: string) =>
  sourceSet
    .split(', ')
    .filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) <= width)
    .join(', ')
