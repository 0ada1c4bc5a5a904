import type { Picture as Made } from 'vite-imagetools'

/** A picture as the build made it: AVIF in several widths, and one WebP for browsers that do not know it. */
export interface Source {
  avif: string
  fallback: Made['img']
}

// Vite reads these calls as they stand, so nothing in them can be named once for all.
const coverFiles = import.meta.glob<Made>('../../content/articles/*/cover.*', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200;1600', format: 'avif', as: 'picture' },
})
const coverFallbacks = import.meta.glob<Made>('../../content/articles/*/cover.*', {
  eager: true,
  import: 'default',
  query: { w: '1200', format: 'webp', as: 'picture' },
})
const projectFiles = import.meta.glob<Made>('../../content/projects/*/*.png', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200;1600', format: 'avif', as: 'picture' },
})
const projectFallbacks = import.meta.glob<Made>('../../content/projects/*/*.png', {
  eager: true,
  import: 'default',
  query: { w: '1200', format: 'webp', as: 'picture' },
})

function sourceOf(made: Made | undefined, fallback: Made | undefined): Source | undefined {
  const avif = made?.sources.avif
  return avif && fallback ? { avif, fallback: fallback.img } : undefined
}

/** The picture of an article's folder. Throws where it has none. */
export function coverOf(folder: string): Source {
  const file = Object.keys(coverFiles).find((one) =>
    one.startsWith(`../../content/articles/${folder}/cover.`),
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
 * A picture in the sizes and formats that the build made of it. `sizes` says how wide it is shown;
 * `first` is for the largest picture in view when the page opens, every other one loads when it comes near.
 */
export function Picture({
  source: { avif, fallback },
  alt,
  sizes,
  first = false,
  className,
}: {
  source: Source
  alt: string
  sizes: string
  first?: boolean
  className?: string | undefined
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={first ? avif : upTo(1200, avif)} sizes={sizes} />
      <img
        src={fallback.src}
        width={fallback.w}
        height={fallback.h}
        alt={alt}
        className={className}
        // The first is painted together with the words beside it, not a frame after them.
        {...(first ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

/** The candidates of a source set that are at most so many pixels wide. */
const upTo = (width: number, sourceSet: string) =>
  sourceSet
    .split(', ')
    .filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) <= width)
    .join(', ')
