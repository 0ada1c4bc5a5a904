import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '../../../app/components/button.tsx'
import { dayAfter } from '../../../content/holidays.ts'
import { agendaQuery, useApi } from '../api/queries.ts'
import controls from '../parts/controls.module.css'
import { QueryResult } from '../parts/query-result.tsx'
import { useTimes } from '../parts/times.ts'
import { useNow } from '../parts/use-now.ts'
import { useTitle } from '../parts/use-title.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BlockDialog } from './block-dialog.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import { mondayOf, weekNumber } from './week.ts'
import { Week } from './week.tsx'

/** A week with its meetings, and with what keeps times from being booked. The address says which. */
export function BookingsView() {
  const say = useWords(words)
  const times = useTimes()
  const now = useNow()
  const [search] = useSearchParams()
  const [isBlocking, setBlocking] = useState(false)
  const asked = search.get('day') ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
  const monday = mondayOf(isDay ? asked : times.dayOf(now))
  const agenda = useApi(agendaQuery(monday, dayAfter(monday, 6)))
  useTitle(say.title)
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1>{say.title}</h1>
        <button type="button" className={buttonClass('small')} onClick={() => setBlocking(true)}>
          {say.block}
        </button>
        <nav aria-label={say.weeks} className={styles.weeks}>
          <Link
            to={`/bookings?day=${dayAfter(monday, -7)}`}
            className={controls.quiet}
            aria-label={say.before}
          >
            <ChevronLeft aria-hidden size={20} />
          </Link>
          <Link to="/bookings" className={controls.button}>
            {say.thisWeek}
          </Link>
          <Link to={`/bookings?day=${dayAfter(monday, 7)}`} className={controls.quiet} aria-label={say.after}>
            <ChevronRight aria-hidden size={20} />
          </Link>
        </nav>
        <h2 aria-live="polite">
          <span>{say.week(weekNumber(monday))}</span>{' '}
          <small>{`${times.dayAndMonth(monday)} – ${times.dayAndMonth(dayAfter(monday, 6))}`}</small>
        </h2>
      </header>
      <QueryResult query={agenda}>
        {(answer) => (
          <>
            <Week monday={monday} agenda={answer} now={now} opened={search.get('meeting')} />
            <p className={styles.read}>
              {answer.calendarsReadAt === null
                ? say.notRead
                : say.readAt(times.clock(answer.calendarsReadAt))}
            </p>
          </>
        )}
      </QueryResult>
      <BlockDialog
        isOpen={isBlocking}
        close={() => setBlocking(false)}
        day={times.dayOf(now) > monday ? times.dayOf(now) : monday}
      />
    </div>
  )
}
