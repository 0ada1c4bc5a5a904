/**
 * Days and times where the business is, for the site, the server and the desk alike. Needs no library, because browsers load
 * it; from times to moments: moments.ts.
 */

import type { Language } from '../text/language.ts'
import { day } from './durations.ts'

/** A date alone, `2026-12-24`: what day it is does not depend on a clock or a time zone. */
export type IsoDay = string

export interface Zone {
  timeZone: string
}

/** The day so many days after another. */
export const dayAfter = (date: IsoDay, days: number): IsoDay =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

/** Sunday is 0, as `Date` counts. */
export const weekdayOf = (date: IsoDay): number => new Date(date).getUTCDay()

/** The days as schema.org names them, in the order of a week here. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayName = (date: IsoDay): Weekday => weekdays[weekdayOf(date) - 1] ?? 'Sunday'

/** The Monday of a day's week. */
export const mondayOf = (date: IsoDay): IsoDay => dayAfter(date, -((weekdayOf(date) + 6) % 7))

/** The number of a day's week by ISO 8601: week 1 has the first Thursday of its year. */
export function weekNumber(date: IsoDay): number {
  const thursday = dayAfter(mondayOf(date), 3)
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(thursday.slice(0, 4))) / (7 * day))
}

/** The week of a day, `2026-W47`. A week belongs to the year of its Thursday. */
export const isoWeek = (date: IsoDay): string =>
  `${dayAfter(mondayOf(date), 3).slice(0, 4)}-W${String(weekNumber(date)).padStart(2, '0')}`

/** The Monday of a week such as `2026-W47`. */
export function mondayOfWeek(week: string): IsoDay {
  const [year = '', number = ''] = week.split('-W')
  // The fourth of January is always in the first week.
  return dayAfter(mondayOf(`${year}-01-04`), 7 * (Number(number) - 1))
}

/** The day of a moment, in milliseconds since 1970, in a zone. */
// Swedish writes days as ISO 8601 does, and hours from 00 to 23.
export const localDay = (moment: number, { timeZone }: Zone): IsoDay =>
  inZone(moment, timeZone)?.toPlainDate().toString() ?? swedishFormat({ timeZone }).format(moment)

/** The time of a moment in a zone: `09:05`. */
export const localTime = (moment: number, { timeZone }: Zone): string =>
  inZone(moment, timeZone)?.toPlainTime().toString({ smallestUnit: 'minute' }) ??
  swedishFormat({ timeZone, hour: '2-digit', minute: '2-digit' }).format(moment)

/** Not all browsers have Temporal. Where they do, it spares a phone the first use of `Intl`, which blocks it for 0.1 s. */
const inZone = (moment: number, timeZone: string): Temporal.ZonedDateTime | undefined =>
  globalThis.Temporal?.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)

/**
 * The day and the time of a start as the API writes it, in ISO 8601 with the offset of the business
 * (`2026-12-01T09:00:00+01:00`): `2026-12-01` and `09:00`. So a browser has to know no zone.
 */
export const startDay = (start: string): IsoDay => start.slice(0, 10)
export const startTime = (start: string): string => start.slice(11, 16)

/**
 * From Sunday and from January on. Not by `Intl`, whose first use blocks a phone for 0.1 s, and whose short names differ between
 * browsers: an island that writes others than the page is rendered anew. Languages without a table are written by `Intl`.
 */
const tables: Partial<Record<Language, Names>> = {
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  sv: {
    weekdays: ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'],
    shortWeekdays: ['sön', 'mån', 'tis', 'ons', 'tors', 'fre', 'lör'],
    months: 'januari februari mars april maj juni juli augusti september oktober november december'.split(
      ' ',
    ),
    shortMonths: 'jan feb mars apr maj juni juli aug sep okt nov dec'.split(' '),
  },
}

type Names = Readonly<Record<'weekdays' | 'shortWeekdays' | 'months' | 'shortMonths', readonly string[]>>

const byIntl = (date: IsoDay, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(date))

const weekdayIn = (date: IsoDay, language: Language, length: 'long' | 'short'): string =>
  tables[language]?.[length === 'long' ? 'weekdays' : 'shortWeekdays'][weekdayOf(date)] ??
  byIntl(date, language, { weekday: length })

const monthIn = (date: IsoDay, language: Language, length: 'long' | 'short'): string =>
  tables[language]?.[length === 'long' ? 'months' : 'shortMonths'][new Date(date).getUTCMonth()] ??
  byIntl(date, language, { month: length })

export const shortWeekday = (date: IsoDay, language: Language) => weekdayIn(date, language, 'short')

export const shortMonth = (date: IsoDay, language: Language) => monthIn(date, language, 'short')

/** `December 1` and `1 december`. */
export const formatDayOfYear = (date: IsoDay, language: Language): string =>
  dayAndMonth(date, language, 'long')

function dayAndMonth(date: IsoDay, language: Language, length: 'long' | 'short'): string {
  if (!tables[language]) return byIntl(date, language, { day: 'numeric', month: length })
  const month = monthIn(date, language, length)
  const day = new Date(date).getUTCDate()
  return language === 'en' ? `${month} ${day}` : `${day} ${month}`
}

/** What stands between the parts of a date: nothing in Swedish. */
const comma = (language: Language) => (language === 'sv' ? '' : ',')

/** `March 12, 2026` and `12 mars 2026`. */
export const formatDay = (date: IsoDay, language: Language): string =>
  tables[language]
    ? `${formatDayOfYear(date, language)}${comma(language)} ${new Date(date).getUTCFullYear()}`
    : byIntl(date, language, { dateStyle: 'long' })

/** `Tuesday, December 1` and `tisdag 1 december`. Behind it also the year, with `formatDay`. */
export const formatWeekday = (date: IsoDay, language: Language, format = formatDayOfYear): string =>
  `${weekdayIn(date, language, 'long')}${comma(language)} ${format(date, language)}`

/** `Tue, Dec 1` and `tis 1 dec`. */
export const formatShortDay = (date: IsoDay, language: Language): string =>
  `${shortWeekday(date, language)}${comma(language)} ${dayAndMonth(date, language, 'short')}`

/** `Tuesday, December 1, 09:00` and `tisdag 1 december kl. 09:00`. */
export const formatStart = (
  start: string,
  language: Language,
  format: (date: IsoDay, language: Language) => string = formatWeekday,
): string => `${format(startDay(start), language)}${language === 'sv' ? ' kl.' : ','} ${startTime(start)}`

/** A meeting as a sentence has it: `Tuesday, December 1, 09:00–09:30` and `tisdag 1 december kl. 09:00–09:30`. */
export const formatMeeting = ({ start, end }: { start: string; end: string }, language: Language): string =>
  `${formatStart(start, language)}–${startTime(end)}`

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formatters are kept, because making one takes much longer than using it. */
function swedishFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('sv', options)
  formatters.set(key, formatter)
  return formatter
}
