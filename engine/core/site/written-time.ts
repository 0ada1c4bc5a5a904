/** Moments of the business in words, as mails have them. */

import { bilingual, type Language } from '../text/language.ts'
import { formatDay, formatWeekday, localDay, localTime } from '../time/clock.ts'
import { facts } from './facts.ts'

/** Any zone: the owner may be elsewhere. */
const timeZone: string = facts.timeZone

/** `tisdag 1 december 2026`, `Tuesday, December 1, 2026`. */
export const formatDayAt = (moment: number, language: Language) =>
  formatWeekday(localDay(moment, facts), language, formatDay)

/** `09:00`, as the opening hours on the pages. */
export const formatTimeAt = (moment: number) => localTime(moment, facts)

const swedishTime = bilingual({ en: 'Swedish time', sv: 'svensk tid' })

/** The time zone in words. */
export function zoneName(language: Language): string {
  if (timeZone === 'Europe/Stockholm') return swedishTime[language]
  return (
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  )
}
