import creator from '../../content/testimonials/creator.svg?raw'
import gameServer from '../../content/testimonials/game-server.svg?raw'
import { testimonials } from '../../content/testimonials.ts'
import { Stars } from './stars.tsx'
import styles from './testimonial.module.css'
import { useLanguage } from './use-address.ts'

const logos = { 'game-server': gameServer, creator }

/** Testimonials of clients. `ratingText` follows the number of stars for screen readers. */
export function Testimonials({ ratingText }: { ratingText: string }) {
  const language = useLanguage()
  return (
    <ul className={styles.testimonials}>
      {testimonials.map(({ logo, rating, words }) => (
        <li key={logo}>
          <figure className={styles.testimonial}>
            <Stars count={rating} size={20}>
              {rating} {ratingText}
            </Stars>
            <blockquote>
              <p>{words[language].quote}</p>
            </blockquote>
            <figcaption>
              <span
                className={styles.logo}
                aria-hidden="true"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in the text's color
                dangerouslySetInnerHTML={{ __html: logos[logo] }}
              />
              <span>
                <strong>{words[language].author}</strong>
                <span>{words[language].role}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
