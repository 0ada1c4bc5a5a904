import { inSite } from '../../content/site/in-site.ts'
import { testimonialsFile as testimonials } from '../../content/site/testimonials-file.ts'
import { Stars } from './stars.tsx'
import styles from './testimonial.module.css'
import { useLanguage } from './use-address.ts'

const logos = inSite(
  import.meta.glob<string>('@site/testimonials/*/logo.svg', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

/** Testimonials of clients. `ratingText` follows the number of stars for screen readers. */
export function Testimonials({ ratingText }: { ratingText: string }) {
  const language = useLanguage()
  return (
    <ul className={styles.testimonials}>
      {testimonials.map(({ slug, rating, [language]: words }) => (
        <li key={slug}>
          <figure className={styles.testimonial}>
            <Stars count={rating} size={20}>
              {rating} {ratingText}
            </Stars>
            <blockquote>
              <p>{words.quote}</p>
            </blockquote>
            <figcaption>
              <span
                className={styles.logo}
                aria-hidden="true"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in the text's color
                dangerouslySetInnerHTML={{ __html: logos[`testimonials/${slug}/logo.svg`] ?? '' }}
              />
              <span>
                <strong>{words.author}</strong>
                <span>{words.role}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
