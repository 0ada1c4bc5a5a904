import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { useNow } from '../../../design/desk/use-now.desk.ts'
import { useTitle } from '../../../design/desk/use-title.desk.ts'
import { Meetings } from '../../../features/booking/desk/meetings.desk.tsx'
import { Waiting } from '../../../features/messages/desk/waiting.desk.tsx'
import type { Today } from '../today.server.ts'
import { CheckList } from './check-list.desk.tsx'
import { FailedMails } from './failed-mails.desk.tsx'
import styles from './today.module.css'
import { words } from './today.words.ts'
import { Updates } from './updates.desk.tsx'

const todayQuery = apiQuery<Today>('/today', 'today')

/** Over the first coffee: who waits for an answer, who comes, and what does not work. */
export function TodayView() {
  const t = useWords(words)
  const times = useTimes()
  const today = useApi(todayQuery)
  const now = useNow()
  useTitle(t.title)
  return (
    <>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p>
          <time dateTime={times.dayOf(now)}>{times.weekday(now)}</time>
        </p>
      </header>
      <QueryResult query={today}>{(answer) => <Parts today={answer} now={now} />}</QueryResult>
    </>
  )
}

function Parts({ today, now }: { today: Today; now: number }) {
  return (
    <div className={styles.parts}>
      <Waiting messages={today.waiting} now={now} />
      <div className={styles.aside}>
        <Meetings meetings={today.meetings} now={now} />
        {today.failedMails.length > 0 && <FailedMails mails={today.failedMails} />}
        {(today.newerRelease || today.newWords) && (
          <Updates newerRelease={today.newerRelease} newWords={today.newWords} />
        )}
        <CheckList checks={today.checks} />
      </div>
    </div>
  )
}
