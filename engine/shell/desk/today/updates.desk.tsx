import { CircleAlert, CircleArrowUp, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { fill, plural } from '../../../core/text/sentence.ts'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import lines from '../../../design/desk/lines.module.css'
import type { Today } from '../today.server.ts'
import styles from './today.module.css'
import { words } from './today.words.ts'

/** What a newer release of the engine brings and how the owner gets it, and what the last ones say otherwise. */
export function Updates({ newerRelease, newWords }: Pick<Today, 'newerRelease' | 'newWords'>) {
  const t = useWords(words).updates
  const language = useLanguage()
  return (
    <section aria-labelledby="updates">
      <h2 id="updates">{t.title}</h2>
      <ul className={lines.lines}>
        {newerRelease && (
          <li>
            <ReleaseLine release={newerRelease} />
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

function ReleaseLine({
  release: { version, securityChanges },
}: {
  release: NonNullable<Today['newerRelease']>
}) {
  const t = useWords(words).updates
  const language = useLanguage()
  const Icon = securityChanges ? CircleAlert : CircleArrowUp
  return (
    <div className={styles.check} data-is={securityChanges ? 'bad' : 'due'}>
      <Icon aria-hidden size={20} />
      <div>
        <strong>{fill(t.released, { version })}</strong>
        {securityChanges !== null && (
          <p>{securityChanges === 0 ? t.security.none : plural(t.security, securityChanges, language, {})}</p>
        )}
        <p>
          <span>{t.take}</span> <kbd>npm run update</kbd>
        </p>
      </div>
    </div>
  )
}
