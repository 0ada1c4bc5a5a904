import type { IsoDay } from '../../../core/time/clock.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import { type Entry, isOpeningTime } from './day-entries.desk.ts'

/** A day with what stands in it, each at its hour on wide screens. */
export function Day({
  day,
  entries,
  hours,
  now,
  open,
}: {
  day: IsoDay
  entries: readonly Entry[]
  hours: { first: number; last: number }
  now: number
  /** Opens a meeting or a blocked time. */
  open: (id: string) => void
}) {
  const t = useWords(words)
  const times = useTimes()
  const isToday = times.dayOf(now) === day
  const share = (minutes: number) => (minutes - hours.first * 60) / ((hours.last - hours.first) * 60)
  const [hour = 0, minute = 0] = times.clock(now).split(':').map(Number)
  const shareNow = share(hour * 60 + minute)
  return (
    <section
      className={styles.day}
      aria-labelledby={`day-${day}`}
      data-is={isToday ? 'today' : day < times.dayOf(now) ? 'past' : undefined}
    >
      <h3 id={`day-${day}`}>
        <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
          {times.weekdayOf(day)}
        </time>
      </h3>
      {entries.every(isOpeningTime) && (
        <p className={styles.nothing}>{entries.length === 0 ? t.closed : t.nothing}</p>
      )}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li
            key={`${entry.is} ${entry.startsAt} ${entry.is === 'meeting' ? entry.meeting.id : ''}`}
            data-is={entry.is}
            aria-hidden={isOpeningTime(entry)}
            style={{ '--from': share(entry.from), '--to': share(entry.to) }}
          >
            <EntryContent entry={entry} open={open} />
          </li>
        ))}
        {isToday && shareNow > 0 && shareNow < 1 && (
          <li data-is="now" aria-hidden style={{ '--from': shareNow }} />
        )}
      </ol>
    </section>
  )
}

function EntryContent({ entry, open }: { entry: Entry; open: (id: string) => void }) {
  const t = useWords(words)
  if (entry.is === 'open' || entry.is === 'too-soon') return null
  if (entry.is === 'busy')
    return (
      <div className={styles.entry}>
        <Time of={entry} /> <span>{t.busy}</span>
      </div>
    )
  if (entry.is === 'blocked') {
    const { id, note } = entry.block
    return (
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => open(id)}>
        <Time of={entry} /> <span>{note || t.blocked}</span>
      </button>
    )
  }
  const { id, name, kind, state } = entry.meeting
  return (
    <button
      type="button"
      className={styles.entry}
      aria-haspopup="dialog"
      data-state={state}
      onClick={() => open(id)}
    >
      <Time of={entry} /> <strong>{name}</strong> <span className={styles.kind}>{t.kinds[kind]}</span>
      {state !== 'confirmed' && <em>{` ${t.states[state]}`}</em>}
    </button>
  )
}

const Time = ({ of: { from, to } }: { of: Entry }) => (
  <span className={styles.time}>{`${formatMinutes(from)}–${formatMinutes(to)}`}</span>
)

const formatMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
