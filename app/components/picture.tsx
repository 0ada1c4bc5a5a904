import type { Picture as BuiltPicture } from 'vite-imagetools'
import type { Language } from '../../content/language.ts'
import './picture.css'

/**
 * A picture as the build makes it: AVIF in several widths, and one WebP for browsers without AVIF. Sets of sources are
 * written as in `srcset`.
 */
export interface Source {
  avif: string
  fallback: BuiltPicture['img']
  /** In the light theme, where it differs. A browser without AVIF shows the fallback in both themes. */
  morning?: string | undefined
  /** On phones, where it differs. */
  narrow?: BuiltPicture | undefined
  /** On phones in the light theme, where it differs. */
  narrowMorning?: BuiltPicture | undefined
}

// Vite reads these calls without running them, so they cannot share variables.
const coverFiles = import.meta.glob<BuiltPicture>('../../content/articles/*/cover.*', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200;1600', format: 'avif', as: 'picture' },
})
const coverFallbacks = import.meta.glob<BuiltPicture>('../../content/articles/*/cover.*', {
  eager: true,
  import: 'default',
  query: { w: '1200', format: 'webp', as: 'picture' },
})
const morningFiles = import.meta.glob<BuiltPicture>('../../content/articles/*/cover-morning.svg', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200;1600', format: 'avif', as: 'picture' },
})
const projectFiles = import.meta.glob<BuiltPicture>('../../content/projects/*/*.png', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200;1600', format: 'avif', as: 'picture' },
})
const projectFallbacks = import.meta.glob<BuiltPicture>('../../content/projects/*/*.png', {
  eager: true,
  import: 'default',
  query: { w: '1200', format: 'webp', as: 'picture' },
})

const portraitFiles = import.meta.glob<BuiltPicture>('../../content/portrait.*', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200', format: 'avif', as: 'picture' },
})
const portraitFallbacks = import.meta.glob<BuiltPicture>('../../content/portrait.*', {
  eager: true,
  import: 'default',
  query: { w: '800', format: 'webp', as: 'picture' },
})

function sourceOf(
  picture: BuiltPicture | undefined,
  fallback: BuiltPicture | undefined,
  morning?: BuiltPicture,
): Source | undefined {
  const avif = picture?.sources.avif
  return avif && fallback ? { avif, fallback: fallback.img, morning: morning?.sources.avif } : undefined
}

/** The owner's portrait, where there is one. */
export const portrait = sourceOf(Object.values(portraitFiles)[0], Object.values(portraitFallbacks)[0])

/** The picture of an article's folder. Throws where it has none. */
export function coverOf(folder: string): Source {
  const file = Object.keys(coverFiles).find((path) =>
    path.startsWith(`../../content/articles/${folder}/cover.`),
  )
  // Next to a picture of the owner's own, the morning of an earlier cover does not count.
  const morning = file?.endsWith('cover.svg')
    ? morningFiles[`../../content/articles/${folder}/cover-morning.svg`]
    : undefined
  const cover = file ? sourceOf(coverFiles[file], coverFallbacks[file], morning) : undefined
  if (!cover)
    throw new Error(
      `content/articles/${folder} has no cover picture: run \`npm run artwork\` or add cover.png`,
    )
  return cover
}

/**
 * A picture of a project, by its name without `.png`. Throws where it is missing. Beside `front.png` there may be
 * `front-sv.png` for Swedish pages, `front-morning.png` and `front-sv-morning.png` for the light theme, and for phones
 * each of them again, such as `front-sv-narrow.png`. A close-up, `front-near`, may share the pictures for phones.
 */
export function pictureOf({ folder }: { folder: string }, name: string, language: Language): Source {
  const fileOf = (end: string) => `../../content/projects/${folder}/${name}${end}.png`
  const own = projectFiles[fileOf(`-${language}`)] ? `-${language}` : ''
  const file = fileOf(own)
  const picture = sourceOf(projectFiles[file], projectFallbacks[file], projectFiles[fileOf(`${own}-morning`)])
  if (!picture)
    throw new Error(`content/projects/${folder} has no ${name}.png: run \`npm run artwork\` or add it`)
  const whole = name.replace(/-near$/, '')
  const narrowOf = (end: string) =>
    projectFiles[fileOf(`${end}-narrow`)] ??
    projectFiles[`../../content/projects/${folder}/${whole}${end}-narrow.png`]
  return { ...picture, narrow: narrowOf(own), narrowMorning: narrowOf(`${own}-morning`) }
}

/** The picture for phones, on every screen: what is small anyway stays whole. Throws where there is none. */
export function narrowOf({ narrow, narrowMorning, fallback }: Source): Source {
  if (!narrow) throw new Error(`${fallback.src} has no picture for phones`)
  const { w, h } = narrow.img
  return {
    avif: narrow.sources.avif ?? '',
    fallback: { ...fallback, w, h },
    morning: narrowMorning?.sources.avif,
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
  const { morning, narrowMorning } = source
  if (!morning) return <Variant source={source} {...shown} />
  return (
    <>
      <Variant source={source} theme="dark" {...shown} />
      <Variant source={{ ...source, avif: morning, narrow: narrowMorning }} theme="light" {...shown} />
    </>
  )
}

/**
 * A picture for all themes or for one. The other theme hides it, so it loads lazily even at the top of a page: a hidden
 * lazy picture is not fetched. The inline script makes the shown one load at once.
 */
function Variant({
  source: { avif, fallback, narrow },
  theme,
  alt,
  sizes,
  isPriority = false,
  className,
  narrowBelow = '40rem',
}: Shown & { source: Source; theme?: 'dark' | 'light' }) {
  return (
    <picture className={theme && `in-${theme}`}>
      {narrow && (
        <source
          media={`(width < ${narrowBelow})`}
          type="image/avif"
          srcSet={narrow.sources.avif}
          sizes={sizes}
          width={narrow.img.w}
          height={narrow.img.h}
        />
      )}
      <source type="image/avif" srcSet={isPriority ? avif : upTo(1200, avif)} sizes={sizes} />
      <img
        src={fallback.src}
        width={fallback.w}
        height={fallback.h}
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
