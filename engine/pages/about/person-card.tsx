import { useLanguage } from '../../addresses/use-address.ts'
import { author, facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { Picture, personPicture, portrait } from '../../design/components/picture.tsx'
import { words as post } from '../post/post.words.ts'
import { words as about } from './about.words.ts'
import styles from './person-card.module.css'

/** Who is behind the brand: picture where there is one, name and role. In a `row`, or as large as a `column`, in which its page puts the words below the picture. */
export function PersonCard({ shape }: { shape: 'row' | 'column' }) {
  const language = useLanguage()
  return (
    <figure className={styles.person}>
      {personPicture && (
        <Picture
          source={personPicture}
          alt={portrait && facts.owner ? fill(about[language].person.portrait, { name: facts.owner }) : ''}
          sizes={shape === 'row' ? '6rem' : '22rem'}
        />
      )}
      <figcaption>
        <strong>{author}</strong>
        <p>{facts.person[language].role || post[language].author.title}</p>
      </figcaption>
    </figure>
  )
}
