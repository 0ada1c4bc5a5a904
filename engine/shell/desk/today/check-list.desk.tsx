import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import { fill } from '../../../core/text/sentence.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import lines from '../../../design/desk/lines.module.css'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { words as backupWords } from '../../../features/backups/desk/check-backups.words.ts'
import { words as bookingWords } from '../../../features/booking/desk/bookings.words.ts'
import type { Today } from '../today.server.ts'
import { words as checkWords } from './checks.words.ts'
import styles from './today.module.css'
import { words } from './today.words.ts'

const icons = { good: CircleCheck, due: Clock, bad: CircleAlert, unknown: CircleDashed }
const order = ['bad', 'due', 'unknown', 'good'] as const

/** What the site needs to go on, the urgent first, each with what to do. */
export function CheckList({ checks }: Pick<Today, 'checks'>) {
  const t = useWords(words).checks
  const sorted = checks.toSorted((a, b) => order.indexOf(a.is) - order.indexOf(b.is))
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">{t.title}</h2>
      <ul className={lines.lines}>
        {sorted.map((check) => (
          <li key={check.about}>
            <CheckLine check={check} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CheckLine({ check: { about, is, at, detail } }: { check: Today['checks'][number] }) {
  const t = useWords(words).checks
  const sentences = {
    ...useWords(checkWords),
    ...useWords(backupWords),
    calendars: useWords(bookingWords).calendars,
  }[about]
  const times = useTimes()
  const Icon = icons[is]
  // The day matters for what ends, the clock for what has just been done.
  const when = at === null ? { at: '', time: '' } : { at: times.shortDay(at), time: times.clock(at) }
  return (
    <div className={styles.check} data-is={is}>
      <Icon aria-hidden size={20} />
      <div>
        <strong>{sentences.title}</strong>
        <span className="visually-hidden">{`, ${t[is]}: `}</span>
        <p>{fill(sentences[is], when)}</p>
        {detail && is !== 'good' && <code>{detail}</code>}
      </div>
    </div>
  )
}
