import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import { facts } from '../../core/site/facts.ts'
import { DefinitionRows } from './list-items.tsx'
import OpenNow from './open-now.island.tsx'
import styles from './opening-hours.module.css'
import { words } from './opening-hours.words.ts'
import { daysWithin, openingLines } from './opening-lines.ts'

/** The week's hours, days with the same hours in one line. */
export function OpeningHours() {
  return (
    <dl className={styles.hours}>
      <DefinitionRows
        rows={openingLines(useLanguage()).map(({ days, hours }) => ({ label: days, value: hours }))}
      />
    </dl>
  )
}

/** Shows whether the business is open now. Empty until the script runs. */
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
