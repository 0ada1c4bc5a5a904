import { useState } from 'react'
import type { IsoDay } from '../../../content/holidays.ts'
import type { Agenda, Meeting } from '../../api.ts'
import { useTimes } from '../components/times.ts'
import { useWords } from '../shell/desk-context.tsx'
import { BlockedDialog } from './blocked-dialog.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import { Day } from './day.tsx'
import { type Block, entriesOf, hoursOf } from './day-entries.ts'
import { MeetingDialog } from './meeting-dialog.tsx'
import { daysOfWeek } from './week.ts'

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
  const [meetingId, openMeeting] = useState(opened)
  const [block, openBlock] = useState<Block>()
  const meeting = agenda.meetings.find(({ id }) => id === meetingId)
  const days = daysOfWeek(monday).map((day) => ({ day, entries: entriesOf(day, agenda, times) }))
  const hours = hoursOf(days.flatMap(({ entries }) => entries))
  const count = hours.last - hours.first
  return (
    <>
      <div className={styles.week} style={{ '--hours': count }}>
        <ol className={styles.hours} aria-hidden>
          {Array.from({ length: count }, (_, index) => hours.first + index).map((hour) => (
            <li key={hour}>{String(hour).padStart(2, '0')}</li>
          ))}
        </ol>
        {days.map(({ day, entries }) => (
          <Day
            key={day}
            day={day}
            entries={entries}
            hours={hours}
            now={now}
            openMeeting={({ id }: Meeting) => openMeeting(id)}
            openBlock={openBlock}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {(['meeting', 'open', 'busy', 'blocked'] as const).map((name) => (
          <li key={name} data-is={name}>
            {t.legend[name]}
          </li>
        ))}
      </ul>
      <MeetingDialog meeting={meeting} now={now} close={() => openMeeting(null)} />
      <BlockedDialog block={block} close={() => openBlock(undefined)} />
    </>
  )
}
