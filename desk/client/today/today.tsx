import type { Today } from '../../api.ts'
import { todayQuery, useApi } from '../api/queries.ts'
import { QueryResult } from '../components/query-result.tsx'
import { useTimes } from '../components/times.ts'
import { useNow } from '../components/use-now.ts'
import { useTitle } from '../components/use-title.ts'
import { useFacts, useWords } from '../shell/desk-context.tsx'
import { CheckList } from './check-list.tsx'
import { FailedMails } from './failed-mails.tsx'
import { Meetings } from './meetings.tsx'
import styles from './today.module.css'
import { words } from './today.words.ts'
import { Updates } from './updates.tsx'
import { Waiting } from './waiting.tsx'

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
  const { hasBooking } = useFacts()
  return (
    <div className={styles.parts}>
      <Waiting messages={today.waiting} now={now} />
      <div className={styles.aside}>
        {(hasBooking || today.meetings.length > 0) && <Meetings meetings={today.meetings} now={now} />}
        {today.failedMails.length > 0 && <FailedMails mails={today.failedMails} />}
        {(today.newerRelease || today.newWords) && (
          <Updates newerRelease={today.newerRelease} newWords={today.newWords} />
        )}
        <CheckList checks={today.checks} />
      </div>
    </div>
  )
}
