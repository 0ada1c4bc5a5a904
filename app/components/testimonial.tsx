import { Star } from 'lucide-react'
import creator from '../../content/testimonials/creator.svg?raw'
import gameServer from '../../content/testimonials/game-server.svg?raw'
import { testimonials } from '../../content/testimonials.ts'
import { useLanguage } from './place.ts'
import { Grid } from './section.tsx'
import styles from './testimonial.module.css'

const logos = { 'game-server': gameServer, creator }

/** What clients say, side by side. `ratingText` follows the number of stars for those who do not see them. */
export function Testimonials({ ratingText }: { ratingText: string }) {
  const language = useLanguage()
  return (
    <Grid columns={2}>
      {testimonials.map(({ logo, rating, words }) => (
        <Testimonial key={logo} logo={logo} rating={rating} ratingText={ratingText} {...words[language]} />
      ))}
    </Grid>
  )
}

/** What a client says, with the stars that the client gave. */
function Testimonial({
  logo,
  rating,
  ratingText,
  quote,
  author,
  role,
}: {
  logo: keyof typeof logos
  rating: number
  ratingText: string
  quote: string
  author: string
  role: string
}) {
  return (
    <li>
      <figure className={styles.testimonial}>
        <p className={styles.stars}>
          <span className="unseen">
            {rating} {ratingText}
          </span>
          {Array.from({ length: rating }, (_, star) => star).map((star) => (
            <Star key={star} aria-hidden size={20} fill="currentColor" strokeWidth={0} />
          ))}
        </p>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <span
            className={styles.logo}
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in the text's colour
            dangerouslySetInnerHTML={{ __html: logos[logo] }}
          />
          <span>
            <strong>{author}</strong>
            <span>{role}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
