import { facts } from '../../content/facts.ts'
import { bilingual, type Language, localeOf } from '../../content/language.ts'

/** Any zone: the owner may be elsewhere. */
const timeZone: string = facts.timeZone

/** The day of a moment where the business is: `tisdag 1 december 2026`, `Tuesday, December 1, 2026`. */
export const writtenDay = (moment: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone }).format(moment)

/** The time of a moment there: `09.00` in Swedish, `09:00` in English, as the opening hours on the pages. */
export function writtenTime(moment: number, language: Language) {
  const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(moment)
  return language === 'sv' ? time.replace(':', '.') : time
}

const swedishTime = bilingual({ en: 'Swedish time', sv: 'svensk tid' })

/** The time zone in words. */
export function zoneName(language: Language): string {
  if (timeZone === 'Europe/Stockholm') return swedishTime[language]
  return (
    new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  )
}
