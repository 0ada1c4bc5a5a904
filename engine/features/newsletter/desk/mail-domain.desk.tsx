import { useState } from 'react'
import type { DomainRecord } from '../../../core/mail/mail-domain.server.ts'
import { mailDomainWords, sayRecord } from '../../../core/mail/mail-domain.words.ts'
import controls from '../../../design/desk/controls.module.css'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import styles from './newsletter.module.css'
import { words } from './newsletter.words.ts'

/** Null where no name server answers. `selector` names its DKIM key, if it is unusual. */
const domainQuery = (selector: string) =>
  apiQuery<DomainRecord[] | null>(
    `/newsletter/domain?${new URLSearchParams({ selector })}`,
    'domain',
    selector,
  )

/** What other mail servers look up about the owner's domain. Asked for when it is opened. */
export function MailDomain() {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.domain} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.domain}</summary>
      <p className={styles.quiet}>{t.domainText}</p>
      {isOpen && <Records />}
    </details>
  )
}

function Records() {
  const t = useWords(words)
  const language = useLanguage()
  const [selector, setSelector] = useState('')
  const query = useApi(domainQuery(selector))
  return (
    <>
      <QueryResult query={query}>
        {(records) =>
          records === null ? (
            <p>{mailDomainWords[language].noNameServer}</p>
          ) : (
            <dl>
              {records.map((record) => (
                <div key={record.about}>
                  <dt>{record.about}</dt>
                  <dd data-is={record.is === 'good' ? 'good' : 'bad'}>{sayRecord(language, record)}</dd>
                  <dd>
                    <code>{record.name}</code> <code>{record.text}</code>
                  </dd>
                </div>
              ))}
            </dl>
          )
        }
      </QueryResult>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSelector(String(new FormData(event.currentTarget).get('selector')).trim())
        }}
      >
        <label>
          <span>{t.selector}</span>
          <input name="selector" autoComplete="off" spellCheck={false} />
        </label>
        <button type="submit" className={controls.button}>
          {t.lookUp}
        </button>
      </form>
    </>
  )
}
