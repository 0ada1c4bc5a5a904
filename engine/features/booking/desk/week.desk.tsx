import { useState } from 'react'
import { dayAfter, type IsoDay } from '../../../core/time/clock.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { BlockedDialog } from './block-dialog.desk.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import type { Agenda } from './bookings-api.ts'
import { Day } from './day.desk.tsx'
import { dayEntries, visibleHours } from './day-entries.desk.ts'
import { MeetingDialog } from './meeting-dialog.desk.tsx'

/** Seven days beside each other on wide screens, below each other on narrow ones. */
export function Week({
  monday,
  agenda,
  now,
  opened,
}: {
  monday: IsoDay
  agenda: Agenda
  now: number
  /** The id of the meeting that the address opens. */
  opened: string | null
}) {
  const t = useWords(words)
  const times = useTimes()
  const [openId, open] = useState(opened)
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = dayAfter(monday, index)
    return { day, entries: dayEntries(day, agenda, times) }
  })
  const hours = visibleHours(days.flatMap(({ entries }) => entries))
  const count = hours.last - hours.first
  const close = () => open(null)
  return (
    <>
      <div className={styles.week} style={{ '--hours': count }}>
        <ol className={styles.hours} aria-hidden>
          {Array.from({ length: count }, (_, index) => hours.first + index).map((hour) => (
            <li key={hour}>{String(hour).padStart(2, '0')}</li>
          ))}
        </ol>
        {days.map(({ day, entries }) => (
          <Day key={day} day={day} entries={entries} hours={hours} now={now} open={open} />
        ))}
      </div>
      <ul className={styles.legend}>
        {(['meeting', 'open', 'closed', 'busy', 'blocked'] as const).map((name) => (
          <li key={name} data-is={name}>
            {t.legend[name]}
          </li>
        ))}
      </ul>
      <MeetingDialog meeting={agenda.meetings.find(({ id }) => id === openId)} now={now} close={close} />
      <BlockedDialog block={agenda.blocked.find(({ id }) => id === openId)} close={close} />
    </>
  )
}
