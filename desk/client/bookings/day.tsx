import type { IsoDay } from '../../../content/holidays.ts'
import type { Meeting } from '../../api.ts'
import { useTimes } from '../components/times.ts'
import { useWords } from '../shell/desk-context.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import type { Block, Entry } from './day-entries.ts'

/** A day with what stands in it, each at its hour on wide screens. */
export function Day({
  day,
  entries,
  hours,
  now,
  openMeeting,
  openBlock,
}: {
  day: IsoDay
  entries: readonly Entry[]
  hours: { first: number; last: number }
  now: number
  openMeeting: (meeting: Meeting) => void
  openBlock: (block: Block) => void
}) {
  const t = useWords(words)
  const times = useTimes()
  const isToday = times.dayOf(now) === day
  const listed = entries.filter(({ is }) => is !== 'open')
  const share = (minutes: number) => (minutes - hours.first * 60) / ((hours.last - hours.first) * 60)
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
      {listed.length === 0 && <p className={styles.nothing}>{entries.length === 0 ? t.closed : t.nothing}</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li
            key={`${entry.is} ${entry.startsAt} ${entry.is === 'meeting' ? entry.meeting.id : ''}`}
            data-is={entry.is}
            aria-hidden={entry.is === 'open'}
            style={{ '--from': share(entry.from), '--to': share(entry.to) }}
          >
            <EntryContent entry={entry} openMeeting={openMeeting} openBlock={openBlock} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function EntryContent({
  entry,
  openMeeting,
  openBlock,
}: {
  entry: Entry
  openMeeting: (meeting: Meeting) => void
  openBlock: (block: Block) => void
}) {
  const t = useWords(words)
  if (entry.is === 'open') return null
  if (entry.is === 'busy')
    return (
      <div className={styles.entry}>
        <Time of={entry} /> <span>{t.busy}</span>
      </div>
    )
  if (entry.is === 'blocked') {
    const { block } = entry
    return (
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => openBlock(block)}>
        <Time of={entry} /> <span>{block.note || t.blocked}</span>
      </button>
    )
  }
  const { meeting } = entry
  return (
    <button
      type="button"
      className={styles.entry}
      aria-haspopup="dialog"
      data-state={meeting.state}
      onClick={() => openMeeting(meeting)}
    >
      <Time of={entry} /> <strong>{meeting.name}</strong>{' '}
      <span className={styles.kind}>{t.kinds[meeting.kind]}</span>
      {meeting.state !== 'confirmed' && <em>{` ${meeting.state === 'pending' ? t.held : t.cancelled}`}</em>}
    </button>
  )
}

const Time = ({ of: { from, to } }: { of: Entry }) => (
  <span className={styles.time}>{`${clockOf(from)}–${clockOf(to)}`}</span>
)

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
