import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { useNow } from '../../../design/desk/use-now.desk.ts'
import { useTitle } from '../../../design/desk/use-title.desk.ts'
import type { ChecksWords, MailKindsWords, View } from '../../../design/desk/view.desk.ts'
import type { Today } from '../today.server.ts'
import { CheckList } from './check-list.desk.tsx'
import { FailedMails } from './failed-mails.desk.tsx'
import styles from './today.module.css'
import { words } from './today.words.ts'
import { Updates } from './updates.desk.tsx'

const todayQuery = apiQuery<Today>('/today', 'today')

export interface TodayProps {
  /** Those that may have a part of Today, in this order. */
  views: readonly View[]
  checkWords: readonly ChecksWords[]
  mailKinds: readonly MailKindsWords[]
}

/** Over the first coffee: who waits for an answer, who comes, and what does not work. */
export function TodayView({ views, checkWords, mailKinds }: TodayProps) {
  const t = useWords(words)
  const times = useTimes()
  const today = useApi(todayQuery)
  const now = useNow()
  useTitle(t.title)
  // The first part has the most room.
  const [first, ...others] = views.flatMap(({ path, Today }) => (Today ? { path, Today } : []))
  return (
    <>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p>
          <time dateTime={times.dayOf(now)}>{times.weekday(now)}</time>
        </p>
      </header>
      <QueryResult query={today}>
        {({ failedMails, newerRelease, newWords, checks }) => (
          <div className={styles.parts}>
            {first && <first.Today now={now} />}
            <div className={styles.aside}>
              {others.map(({ path, Today }) => (
                <Today key={path} now={now} />
              ))}
              {failedMails.length > 0 && <FailedMails mails={failedMails} kinds={mailKinds} />}
              {(newerRelease || newWords) && <Updates newerRelease={newerRelease} newWords={newWords} />}
              <CheckList checks={checks} checkWords={checkWords} />
            </div>
          </div>
        )}
      </QueryResult>
    </>
  )
}
