import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import { facts, hasHours } from '../../core/site/facts.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { comingSpecialDays } from '../../core/site/published.ts'
import { DefinitionRows } from './list-items.tsx'
import { daysInWords, NearDays } from './near-days.tsx'
import OpenNow from './open-now.island.tsx'
import styles from './opening-hours.module.css'
import { words } from './opening-hours.words.ts'
import { daysWithin, openingLines } from './opening-lines.ts'

/** The week's hours, days with the same hours in one line, and special days once they are near. */
export function OpeningHours() {
  const language = useLanguage()
  return (
    <>
      <dl className={styles.hours}>
        <DefinitionRows
          rows={openingLines(language).map(({ days, hours }) => ({ label: days, value: hours }))}
        />
      </dl>
      {comingSpecialDays().map(({ opens, closes, reason, ...days }) => {
        const hours = opens ? `${opens}–${closes}` : layoutWords[language].days.closed
        return (
          <NearDays key={days.from} days={days}>
            <dl className={`${styles.hours} ${styles.special}`}>
              <DefinitionRows
                rows={[
                  {
                    label: daysInWords(days, language),
                    value: reason ? `${hours} (${reason[language]})` : hours,
                  },
                ]}
              />
            </dl>
          </NearDays>
        )
      })}
    </>
  )
}

/** Shows whether the business is open now. Empty until the script runs. */
export function OpeningSign() {
  const language = useLanguage()
  if (!hasHours) return null
  const { openingHours, timeZone, closedOnHolidays } = facts
  const coming = comingSpecialDays().map(({ reason: _, ...days }) => days)
  return (
    <p className={`${styles.sign} needs-script not-printed`}>
      <Island
        name="open-now"
        of={OpenNow}
        props={{
          language,
          words: words[language],
          days: daysWithin(language),
          hours: {
            openingHours,
            timeZone,
            closedOnHolidays,
            specialDays: coming.length > 0 ? coming : undefined,
          },
        }}
      />
    </p>
  )
}
