import { dayAfter, type IsoDay, localDay, localTime, type Weekday, weekdayName, type Zone } from './clock.ts'
import { isHoliday } from './holidays.ts'

/** When a business is open: hours by days as in schema.org, on a 24-hour clock, in its own time zone. */
export interface Hours extends Zone {
  openingHours: readonly {
    readonly days: readonly string[]
    readonly opens: string
    readonly closes: string
  }[]
  closedOnHolidays: boolean
}

export type Opening =
  | { is: 'open'; until: string }
  /** `inDays` is 0 for later on the same day. */
  | { is: 'closed'; opens: { date: IsoDay; inDays: number; time: string } }
  /** No day of the coming two weeks has hours. */
  | { is: 'closed'; opens?: undefined }

const searchedDays = 14

/**
 * Whether it is open at a moment, and when that changes. The local time of the business is compared, so a day of 23 or
 * 25 hours needs no special case.
 */
export function openingAt(moment: Date, hours: Hours): Opening {
  const date = localDay(moment.getTime(), hours)
  const time = localTime(moment.getTime(), hours)
  const now = hoursOn(date, hours).find(({ opens, closes }) => time >= opens && time < closes)
  if (now) return { is: 'open', until: now.closes }
  for (let inDays = 0; inDays <= searchedDays; inDays++) {
    const nextDate = dayAfter(date, inDays)
    const next = hoursOn(nextDate, hours).find(({ opens }) => inDays > 0 || time < opens)
    if (next) return { is: 'closed', opens: { date: nextDate, inDays, time: next.opens } }
  }
  return { is: 'closed' }
}

/** The hours of a day, in order. Several where there is a break. */
export const hoursOn = (
  date: IsoDay,
  { openingHours, closedOnHolidays }: Omit<Hours, 'timeZone'>,
): Hours['openingHours'] =>
  closedOnHolidays && isHoliday(date) ? [] : hoursOf(weekdayName(date), openingHours)

/** The hours of a day of the week in order, such as those before and after a break. */
export const hoursOf = <Entry extends Hours['openingHours'][number]>(
  weekday: Weekday,
  openingHours: readonly Entry[],
): Entry[] =>
  openingHours.filter(({ days }) => days.includes(weekday)).toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
