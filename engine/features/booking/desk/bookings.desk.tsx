import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { fill } from '../../../core/text/sentence.ts'
import { dayAfter, type IsoDay, mondayOf, weekNumber } from '../../../core/time/clock.ts'
import { buttonClass } from '../../../design/components/button.tsx'
import controls from '../../../design/desk/controls.module.css'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { useNow } from '../../../design/desk/use-now.desk.ts'
import { useTitle } from '../../../design/desk/use-title.desk.ts'
import { BlockDialog } from './block-dialog.desk.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import type { Agenda } from './bookings-api.ts'
import { Week } from './week.desk.tsx'

const agendaQuery = (from: IsoDay, to: IsoDay) =>
  apiQuery<Agenda>(`/bookings?from=${from}&to=${to}`, 'bookings', from, to)

/** A week with its meetings, and with what keeps times from being booked. The address says which. */
export function BookingsView() {
  const t = useWords(words)
  const times = useTimes()
  const now = useNow()
  const [search] = useSearchParams()
  const [isBlocking, setBlocking] = useState(false)
  const asked = search.get('day') ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
  const monday = mondayOf(isDay ? asked : times.dayOf(now))
  const agenda = useApi(agendaQuery(monday, dayAfter(monday, 6)))
  useTitle(t.title)
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <button type="button" className={buttonClass('small')} onClick={() => setBlocking(true)}>
          {t.block}
        </button>
        <nav aria-label={t.weeks} className={styles.weeks}>
          <Link to={`/bookings?day=${dayAfter(monday, -7)}`} className={controls.quiet} aria-label={t.before}>
            <ChevronLeft aria-hidden size={20} />
          </Link>
          <Link to="/bookings" className={controls.button}>
            {t.thisWeek}
          </Link>
          <Link to={`/bookings?day=${dayAfter(monday, 7)}`} className={controls.quiet} aria-label={t.after}>
            <ChevronRight aria-hidden size={20} />
          </Link>
        </nav>
        <h2 aria-live="polite">
          <span>{fill(t.week, { number: weekNumber(monday) })}</span>{' '}
          <small>{`${times.dayAndMonth(monday)} – ${times.dayAndMonth(dayAfter(monday, 6))}`}</small>
        </h2>
      </header>
      <QueryResult query={agenda}>
        {(answer) => (
          <>
            <Week monday={monday} agenda={answer} now={now} opened={search.get('meeting')} />
            <p className={styles.read}>
              {answer.calendarsReadAt === null
                ? t.notRead
                : fill(t.readAt, { time: times.clock(answer.calendarsReadAt) })}
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
