import { useState } from 'react'
import controls from '../../../design/desk/controls.module.css'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import type { DomainRecord } from '../mail-domain.server.ts'
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
  const [selector, setSelector] = useState('')
  const query = useApi(domainQuery(selector))
  return (
    <>
      <QueryResult query={query}>
        {(records) =>
          records === null ? (
            <p>{t.noNameServer}</p>
          ) : (
            <dl>
              {records.map(({ about, is, name, text }) => (
                <div key={about}>
                  <dt>{about}</dt>
                  <dd data-is={is === 'good' ? 'good' : 'bad'}>
                    {is === 'missing' ? t.missingRecords[about] : t.records[is]}
                  </dd>
                  <dd>
                    <code>{name}</code> <code>{text}</code>
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
