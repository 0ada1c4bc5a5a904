import { facts } from '../../content/facts.ts'
import { Island } from '../interactive/island.tsx'
import { OpenNow } from '../interactive/open-now.tsx'
import { words } from '../opening.words.ts'
import { daysWithin, openingLines } from '../opening-lines.ts'
import styles from './opening-hours.module.css'
import { useLanguage } from './place.ts'

/** The week's hours, days with the same hours in one line. */
export function OpeningHours() {
  return (
    <dl className={styles.hours}>
      {openingLines(useLanguage()).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether it is open at the moment of reading. Its place is kept until a script knows. */
export function OpeningSign() {
  const language = useLanguage()
  const { openingHours, timeZone, closedOnHolidays } = facts
  return (
    <p className={`${styles.sign} needs-script not-printed`}>
      <Island
        name="open-now"
        of={OpenNow}
        props={{
          language,
          words: words[language],
          days: daysWithin(language),
          hours: { openingHours, timeZone, closedOnHolidays },
        }}
      />
    </p>
  )
}
