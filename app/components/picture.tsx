import type { Picture as Source } from 'vite-imagetools'

const covers = import.meta.glob<Source>('../../content/articles/*/cover.*', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200;1600', format: 'avif;webp', as: 'picture' },
})

/** The picture of an article's folder. Throws where it has none. */
export function coverOf(folder: string): Source {
  const file = Object.keys(covers).find((one) => one.startsWith(`../../content/articles/${folder}/cover.`))
  const cover = file && covers[file]
  if (!cover)
    throw new Error(
      `content/articles/${folder} has no cover picture: run \`npm run artwork\` or add cover.png`,
    )
  return cover
}

const projectPictures = import.meta.glob<Source>('../../content/projects/*/*.png', {
  eager: true,
  import: 'default',
  query: { w: '400;800;1200;1600', format: 'avif;webp', as: 'picture' },
})

/** A picture of a project, by its name without `.png`. Throws where it is missing. */
export function pictureOf({ folder }: { folder: string }, name: string): Source {
  const picture = projectPictures[`../../content/projects/${folder}/${name}.png`]
  if (!picture)
    throw new Error(`content/projects/${folder} has no ${name}.png: run \`npm run artwork\` or add it`)
  return picture
}

/**
 * A picture in the sizes and formats that the build made of it. `sizes` says how wide it is shown;
 * `first` is for the largest picture in view when the page opens, every other one loads when it comes near.
 */
export function Picture({
  source,
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
      {Object.entries(source.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={source.img.src}
        width={source.img.w}
        height={source.img.h}
        alt={alt}
        className={className}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
