import { author, facts } from '../../content/facts.ts'
import { words as about } from '../pages/about/about.words.ts'
import { words as post } from '../pages/post/post.words.ts'
import styles from './person-card.module.css'
import { Picture, personPicture, portrait } from './picture.tsx'
import { useLanguage } from './use-address.ts'

/** Who is behind the brand: picture, name and role. A `row`, or a `column` that is one where the screen is wide. */
export function PersonCard({ shape }: { shape: 'row' | 'column' }) {
  const language = useLanguage()
  return (
    <figure className={`${styles.person} ${styles[shape] ?? ''}`.trim()}>
      <Picture
        source={personPicture()}
        alt={portrait && facts.owner ? about[language].person.portrait(facts.owner) : ''}
        sizes="(width < 60rem) 6rem, 22rem"
      />
      <figcaption>
        <strong>{author}</strong>
        <span>{facts.person[language].role || post[language].author.title}</span>
      </figcaption>
    </figure>
  )
}
