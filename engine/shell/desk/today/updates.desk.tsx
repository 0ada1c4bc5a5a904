import { CircleArrowUp, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { fill, plural } from '../../../core/text/sentence.ts'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import lines from '../../../design/desk/lines.module.css'
import type { Today } from '../today.server.ts'
import styles from './today.module.css'
import { words } from './today.words.ts'

/** Which release of the engine is newer and how the owner gets it, and what the last ones say otherwise. */
export function Updates({ newerRelease, newWords }: Pick<Today, 'newerRelease' | 'newWords'>) {
  const t = useWords(words).updates
  const language = useLanguage()
  return (
    <section aria-labelledby="updates">
      <h2 id="updates">{t.title}</h2>
      <ul className={lines.lines}>
        {newerRelease && (
          <li className={styles.check} data-is="due">
            <CircleArrowUp aria-hidden size={20} />
            <div>
              <strong>{fill(t.released, { version: newerRelease })}</strong>
              <p>
                <span>{t.take}</span> <kbd>npx kodhamn update</kbd>
              </p>
            </div>
          </li>
        )}
        {newWords && (
          <li className={styles.check}>
            <ScrollText aria-hidden size={20} />
            <div>
              <strong>
                <Link to="/new-words" className={lines.more}>
                  {plural(t.toRead, newWords.count, language, {})}
                </Link>
              </strong>
              <p>{fill(t.changed, { version: newWords.to })}</p>
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}
