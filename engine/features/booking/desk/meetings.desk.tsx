import { Link } from 'react-router'
import { useFacts, useWords } from '../../../design/desk/desk-context.desk.tsx'
import lines from '../../../design/desk/lines.module.css'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { words } from './bookings.words.ts'
import type { Meeting, NextMeetings } from './bookings-api.ts'
import styles from './meetings.module.css'

/** The part of Today that is about meetings, under the key of Today. */
const meetingsQuery = apiQuery<NextMeetings>('/today', 'today')

/** The meetings of today and tomorrow. Nothing where none can be booked, and none is left. */
export function Meetings({ now }: { now: number }) {
  const t = useWords(words).today
  const { hasBooking } = useFacts()
  const meetings = useApi(meetingsQuery).data?.meetings ?? []
  const times = useTimes()
  const isToday = ({ startsAt }: Meeting) => times.dayOf(startsAt) <= times.dayOf(now)
  const days = [
    { name: t.today, meetings: meetings.filter(isToday) },
    { name: t.tomorrow, meetings: meetings.filter((meeting) => !isToday(meeting)) },
  ].filter((day) => day.meetings.length > 0)
  if (!hasBooking && meetings.length === 0) return null
  return (
    <section aria-labelledby="meetings">
      <h2 id="meetings">{t.title}</h2>
      {days.length === 0 && <p className={styles.quiet}>{t.none}</p>}
      {days.map((day) => (
        <div key={day.name}>
          <h3 className={styles.day}>{day.name}</h3>
          <ol className={lines.lines}>
            {day.meetings.map((meeting) => (
              <li key={meeting.id}>
                <MeetingLine meeting={meeting} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <Link to="/bookings" className={lines.more}>
        {t.agenda}
      </Link>
    </section>
  )
}

function MeetingLine({ meeting }: { meeting: Meeting }) {
  const { kinds, states } = useWords(words)
  const times = useTimes()
  const { id, startsAt, endsAt, name, kind, state } = meeting
  return (
    <Link to={`/bookings?day=${times.dayOf(startsAt)}&meeting=${id}`} className={styles.line}>
      <time dateTime={new Date(startsAt).toISOString()}>
        {`${times.clock(startsAt)}–${times.clock(endsAt)}`}
      </time>
      <span>
        <strong>{name}</strong>
        <small>{state === 'pending' ? `${kinds[kind]}, ${states.pending}` : kinds[kind]}</small>
      </span>
    </Link>
  )
}
