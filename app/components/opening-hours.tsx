import { facts } from '../../content/facts.ts'
import { frameWords } from '../frame.words.ts'
import styles from './opening-hours.module.css'
import { useLanguage } from './place.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The week's hours, days with the same hours in one line. Swedish writes days small, but for the first letter of a line. */
export function OpeningHours() {
  const language = useLanguage()
  const say = frameWords[language].days
  return (
    <dl className={styles.hours}>
      {stretches().map(({ first, last, hours }) => (
        <div key={first}>
          <dt>
            {first === last
              ? say[first]
              : `${say[first]}–${language === 'sv' ? say[last].toLowerCase() : say[last]}`}
          </dt>
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
