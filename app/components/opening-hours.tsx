import { facts } from '../../content/facts.ts'
import { frameWords } from '../frame.words.ts'
import styles from './opening-hours.module.css'
import { useLanguage } from './place.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The week's hours, days with the same hours in one line. */
export function OpeningHours() {
  const say = frameWords[useLanguage()].days
  return (
    <dl className={styles.hours}>
      {stretches().map(({ first, last, hours }) => (
        <div key={first}>
          <dt>{first === last ? say[first] : `${say[first]}–${say[last].toLowerCase()}`}</dt>
          <dd>{hours ? `${hours.opens}–${hours.closes}` : say.closed}</dd>
        </div>
      ))}
    </dl>
  )
}

type Day = (typeof week)[number]
type Hours = (typeof facts.openingHours)[number]

function stretches() {
  const found: { first: Day; last: Day; hours: Hours | undefined }[] = []
  for (const day of week) {
    const hours = facts.openingHours.find(({ days }) => (days as readonly string[]).includes(day))
    const before = found.at(-1)
    if (before && before.hours === hours) before.last = day
    else found.push({ first: day, last: day, hours })
  }
  return found
}
