import type { Picture as BuiltPicture } from 'vite-imagetools'

/** A picture as the build makes it: AVIF in several widths, and one WebP for browsers without AVIF. */
export interface Source {
  avif: string
  fallback: BuiltPicture['img']
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

function sourceOf(picture: BuiltPicture | undefined, fallback: BuiltPicture | undefined): Source | undefined {
  const avif = picture?.sources.avif
  return avif && fallback ? { avif, fallback: fallback.img } : undefined
}

/** The owner's portrait, where there is one. */
export const portrait = sourceOf(Object.values(portraitFiles)[0], Object.values(portraitFallbacks)[0])

/** The picture of an article's folder. Throws where it has none. */
export function coverOf(folder: string): Source {
  const file = Object.keys(coverFiles).find((path) =>
    path.startsWith(`../../content/articles/${folder}/cover.`),
  )
  const cover = file ? sourceOf(coverFiles[file], coverFallbacks[file]) : undefined
  if (!cover)
    throw new Error(
      `content/articles/${folder} has no cover picture: run \`npm run artwork\` or add cover.png`,
    )
  return cover
}

/** A picture of a project, by its name without `.png`. Throws where it is missing. */
export function pictureOf({ folder }: { folder: string }, name: string): Source {
  const file = `../../content/projects/${folder}/${name}.png`
  const picture = sourceOf(projectFiles[file], projectFallbacks[file])
  if (!picture)
    throw new Error(`content/projects/${folder} has no ${name}.png: run \`npm run artwork\` or add it`)
  return picture
}

/**
 * A picture in the sizes and formats of the build. `sizes` is its width on the page, as in HTML. `isPriority` is for
 * the largest picture at the top of a page; the others load lazily.
 */
export function Picture({
  source: { avif, fallback },
  alt,
  sizes,
  isPriority = false,
  className,
}: {
  source: Source
  alt: string
  sizes: string
  isPriority?: boolean
  className?: string | undefined
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={isPriority ? avif : upTo(1200, avif)} sizes={sizes} />
      <img
        src={fallback.src}
        width={fallback.w}
        height={fallback.h}
        alt={alt}
        className={className}
        // Decoded at once, so that it is painted together with the text.
        {...(isPriority
          ? { fetchPriority: 'high', decoding: 'sync' }
          : { loading: 'lazy', decoding: 'async' })}
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
