/**
 * How the day and time of a meeting are written on pages and in mails. They are given as the API writes them, in ISO 8601
 * with the offset of the owner's time zone (`2026-12-01T09:00:00+01:00`): so a browser has to know no zone.
 */
import type { IsoDay } from '../content/holidays.ts'
import { type Language, localeOf } from '../content/language.ts'

/** The day and the time of a start on the owner's clock: `2026-12-01` and `09:00`. */
export const dayOf = (start: string): IsoDay => start.slice(0, 10)
export const timeOf = (start: string) => start.slice(11, 16)

/** `Tuesday, December 1` and `tisdag 1 december`. With `year`, also that. */
export const writtenDate = (day: IsoDay, language: Language, year?: 'numeric') =>
  formattedDay(day, language, { weekday: 'long', day: 'numeric', month: 'long', year })

/** `Tue, Dec 1` and `tis 1 dec`. */
export const shortDate = (day: IsoDay, language: Language) =>
  formattedDay(day, language, { weekday: 'short', day: 'numeric', month: 'short' }).replace(/\.$/, '')

/** `Tuesday, December 1, 09:00` and `tisdag 1 december kl. 09:00`. */
export const writtenTime = (start: string, language: Language) =>
  `${writtenDate(dayOf(start), language)}${language === 'en' ? ',' : ' kl.'} ${timeOf(start)}`

/** A meeting as a sentence has it: `Tuesday, December 1, 09:00–09:30` and `tisdag 1 december kl. 09:00–09:30`. */
export const writtenMeeting = ({ start, end }: { start: string; end: string }, language: Language) =>
  `${writtenTime(start, language)}–${timeOf(end)}`

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const formatters = new Map<string, Intl.DateTimeFormat>()

export const formattedDay = (day: IsoDay, language: Language, parts: Intl.DateTimeFormatOptions) =>
  formatterOf(language, { ...parts, timeZone: 'UTC' }).format(new Date(day))

/** Formatters are kept, because making one takes much longer than using it. */
export function formatterOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options)
  formatters.set(key, formatter)
  return formatter
}
