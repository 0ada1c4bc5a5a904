import { openingLines } from '../opening-lines.ts'
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
