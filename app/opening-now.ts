import { dayAfter, type IsoDay, isHoliday, weekdayOf } from '../content/holidays.ts'

/** When a business is open: hours by days as in schema.org, on a 24-hour clock, in its own time zone. */
export interface Hours {
  openingHours: readonly {
    readonly days: readonly string[]
    readonly opens: string
    readonly closes: string
  }[]
  timeZone: string
  closedOnHolidays: boolean
}

export type Opening =
  | { is: 'open'; until: string }
  /** `inDays` is 0 for later on the same day. */
  | { is: 'closed'; opens: { date: IsoDay; inDays: number; time: string } }
  /** No day of the coming two weeks has hours. */
  | { is: 'closed'; opens?: undefined }

/** The days as schema.org names them, in the order of a week here. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Day = (typeof week)[number]

const searchedDays = 14

/**
 * Whether it is open at a moment, and when that changes. The local time of the business is compared, so a day of 23 or
 * 25 hours needs no special case.
 */
export function openingAt(moment: Date, hours: Hours): Opening {
  const { date, time } = localTime(moment, hours.timeZone)
  const now = openOn(date, hours).find(({ opens, closes }) => time >= opens && time < closes)
  if (now) return { is: 'open', until: now.closes }
  for (let inDays = 0; inDays <= searchedDays; inDays++) {
    const nextDate = dayAfter(date, inDays)
    const next = openOn(nextDate, hours).find(({ opens }) => inDays > 0 || time < opens)
    if (next) return { is: 'closed', opens: { date: nextDate, inDays, time: next.opens } }
  }
  return { is: 'closed' }
}

const openOn = (date: IsoDay, { openingHours, closedOnHolidays }: Hours) =>
  closedOnHolidays && isHoliday(date) ? [] : hoursOf(weekdayName(date), openingHours)

/** The hours of a day of the week in order, such as those before and after a break. */
export const hoursOf = <Entry extends Hours['openingHours'][number]>(
  day: Day,
  openingHours: readonly Entry[],
): Entry[] =>
  openingHours.filter(({ days }) => days.includes(day)).toSorted((a, b) => (a.opens < b.opens ? -1 : 1))

/** `weekdayOf` counts from Sunday, as JavaScript does. */
export const weekdayName = (date: IsoDay): Day => week[weekdayOf(date) - 1] ?? 'Sunday'

/** Date and time in a time zone: `2026-11-20` and `09:05`. */
function localTime(moment: Date, timeZone: string): { date: IsoDay; time: string } {
  // Faster than a formatter, which browsers without Temporal need.
  if ('Temporal' in globalThis) {
    const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
    const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
    return { date: local.toPlainDate().toString(), time }
  }
  // Swedish writes days as ISO 8601 does, and hours from 00 to 23.
  return {
    date: moment.toLocaleDateString('sv-SE', { timeZone }),
    time: moment.toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }),
  }
}
