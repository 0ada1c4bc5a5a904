import { author, facts } from '../../content/facts.ts'
import { fill } from '../../content/sentence.ts'
import { words as about } from '../pages/about/about.words.ts'
import { words as post } from '../pages/post/post.words.ts'
import styles from './person-card.module.css'
import { Picture, personPicture, portrait } from './picture.tsx'
import { useLanguage } from './use-address.ts'

/** Who is behind the brand: picture, name and role. In a `row`, or as large as a `column`, in which its page puts the words below the picture. */
export function PersonCard({ shape }: { shape: 'row' | 'column' }) {
  const language = useLanguage()
  return (
    <figure className={styles.person}>
      <Picture
        source={personPicture()}
        alt={portrait && facts.owner ? fill(about[language].person.portrait, { name: facts.owner }) : ''}
        sizes={shape === 'row' ? '6rem' : '22rem'}
      />
      <figcaption>
        <strong>{author}</strong>
        <span>{facts.person[language].role || post[language].author.title}</span>
      </figcaption>
    </figure>
  )
}
