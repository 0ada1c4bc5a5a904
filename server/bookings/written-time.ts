import { dayOf, timeOf, writtenDate } from '../../app/meeting-time.ts'
import { facts } from '../../content/facts.ts'
import { bilingual, type Language, localeOf } from '../../content/language.ts'
import { isoTime } from './free-times.ts'

/** Any zone: the owner may be elsewhere. */
const timeZone: string = facts.timeZone

/** The day of a moment where the business is, as mails have it: `tisdag 1 december 2026`, `Tuesday, December 1, 2026`. */
export const dayAt = (moment: number, language: Language) =>
  writtenDate(dayOf(isoTime(moment, facts)), language, 'numeric')

/** The time of a moment there, `09:00`, as the opening hours on the pages. */
export const timeAt = (moment: number) => timeOf(isoTime(moment, facts))

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
