import { pathIfShown } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { words } from './book.words.ts'
import styles from './next-times-slot.module.css'

/** A link to the page of booking, where there is one. The server writes the next times into its place (next-times.tsx). */
export function NextTimesSlot() {
  const language = useLanguage()
  const book = pathIfShown('book', language)
  if (!book) return null
  return (
    <div className={styles.times} data-slot="next-times">
      <p>
        <a href={book}>{words[language].free.none}</a>
      </p>
    </div>
  )
}
