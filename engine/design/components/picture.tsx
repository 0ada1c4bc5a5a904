import { pictures, type SizedPicture } from '../../core/site/pictures.ts'
import type { Language } from '../../core/text/language.ts'
import './picture.css'

interface Files {
  img: Pick<SizedPicture, 'src' | 'w' | 'h'>
  /** As in `srcset`. */
  avif?: string | undefined
  /** On phones, where it differs. */
  narrow?: SizedPicture | undefined
}

export interface Source extends Files {
  /** In the light theme, where it differs. A browser without AVIF shows the same WebP in both themes. */
  morning?: Files | undefined
}

function sourceOf({ avif, ...img }: SizedPicture): Files {
  return { img, avif }
}

/** The owner's portrait, where there is one. */
export const portrait = inThemes('portrait')

/** The owner's picture at the top of the front page, where there is one. */
export const hero = inThemes('hero')

/** The person behind the brand: the portrait, or the owner's drawing `person.svg` while there is none. */
export const personPicture = portrait ?? inThemes('person')

/** A picture, and what stands beside it for the light theme. */
function inThemes(name: string): Source | undefined {
  const [picture, morning] = [pictures[name], pictures[`${name}-morning`]]
  return picture && { ...sourceOf(picture), morning: morning && sourceOf(morning) }
}

/** The picture of an article's folder. Throws where it has none. */
export function coverOf(folder: string): Source {
  const cover = coverIn(`articles/${folder}`)
  if (!cover)
    throw new Error(`articles/${folder} has no cover picture: add cover.svg, cover.png or cover.jpg`)
  return cover
}

/** The picture `cover` in a folder of the owner's, such as `services/repairs`. */
export const coverIn = (path: string) => inThemes(`${path}/cover`)

/**
 * A picture of a project, by its name without the ending. Throws where it is missing. Beside `front.png` there may be
 * `front-sv.png` for Swedish pages, `front-morning.png` and `front-sv-morning.png` for the light theme, and for phones
 * each of them again, such as `front-sv-narrow.png`. A close-up, `front-near`, may share the pictures for phones.
 */
export function pictureOf({ slug }: { slug: string }, name: string, language: Language): Source {
  const at = (end: string, whole = name) => pictures[`projects/${slug}/${whole}${end}`]
  const own = at(`-${language}`) ? `-${language}` : ''
  const picture = at(own)
  if (!picture) throw new Error(`projects/${slug} has no picture ${name}`)
  const narrowOf = (end: string) => at(`${end}-narrow`) ?? at(`${end}-narrow`, name.replace(/-near$/, ''))
  const source = { ...sourceOf(picture), narrow: narrowOf(own) }
  const morning = at(`${own}-morning`)
  return {
    ...source,
    morning: morning && { img: source.img, avif: morning.avif, narrow: narrowOf(`${own}-morning`) },
  }
}

/** The picture for phones, on every screen: what is small anyway stays whole. The same picture where there is none. */
export function narrowOf(source: Source): Source {
  const { img, narrow, morning } = source
  if (!narrow) return source
  const { avif, w, h } = narrow
  const files = { img: { ...img, w, h }, avif }
  return { ...files, morning: morning?.narrow && { ...files, avif: morning.narrow.avif } }
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
          srcSet={narrow.avif}
          sizes={sizes}
          width={narrow.w}
          height={narrow.h}
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
