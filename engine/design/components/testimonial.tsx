import { useLanguage } from '../../addresses/use-address.ts'
import { site } from '../../core/site/site.ts'
import { InlineDrawing } from './inline-drawing.tsx'
import { Stars } from './stars.tsx'
import styles from './testimonial.module.css'

/** Testimonials of clients. `ratingText` follows the number of stars for screen readers. */
export function Testimonials({ ratingText }: { ratingText: string }) {
  const language = useLanguage()
  return (
    <ul className={styles.testimonials}>
      {site.testimonials.map(({ slug, rating, logo, [language]: words }) => (
        <li key={slug}>
          <figure className={styles.testimonial}>
            {rating && words.source ? (
              <Stars count={rating} size={20}>
                {rating} {ratingText}
              </Stars>
            ) : (
              <span />
            )}
            <blockquote>
              <p>{words.quote}</p>
            </blockquote>
            <figcaption>
              {logo && <InlineDrawing drawing={logo} className={styles.logo} />}
              <span>
                <strong>{words.author}</strong>
                <span>{words.role}</span>
                {words.source && <Source of={words.source} />}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

const Source = ({ of: source }: { of: string }) =>
  URL.canParse(source) ? (
    <a href={source} rel="noopener external">
      {new URL(source).hostname}
    </a>
  ) : (
    <span>{source}</span>
  )
