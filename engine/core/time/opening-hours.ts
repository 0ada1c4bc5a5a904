import { dayAfter, type IsoDay, localDay, localTime, type Weekday, weekdayName, type Zone } from './clock.ts'
import { isHoliday } from './holidays.ts'

/** Days that are not as their weekdays: with hours of their own, or closed. The last one is part of them. */
export interface SpecialDays {
  from: IsoDay
  to: IsoDay
  /** Both, or neither where it is closed. */
  opens?: string | undefined
  closes?: string | undefined
}

/** When a business is open: hours by days as in schema.org, on a 24-hour clock, in its own time zone. */
export interface Hours extends Zone {
  openingHours: readonly {
    readonly days: readonly string[]
    readonly opens: string
    readonly closes: string
  }[]
  closedOnHolidays: boolean
  specialDays?: readonly SpecialDays[] | undefined
  /** Whether these are a part of the business's hours, such as those of booking: special days can only take from them. */
  isPart?: boolean
}

export type Opening =
  | { is: 'open'; until: string }
  /** `inDays` is 0 for later on the same day. */
  | { is: 'closed'; opens: { date: IsoDay; inDays: number; time: string } }
  /** None of the days that are searched has hours. */
  | { is: 'closed'; opens?: undefined }

/** Longer than a long vacation. */
const searchedDays = 92

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

/** The hours of a day, in order. Several where there is a break. The one answer, for all who ask when it is open. */
export function hoursOn(
  date: IsoDay,
  { openingHours, closedOnHolidays, specialDays, isPart }: Omit<Hours, 'timeZone'>,
): readonly { opens: string; closes: string }[] {
  const usual = hoursOf(weekdayName(date), openingHours)
  const special = specialDaysAt(date, specialDays)
  if (!special) return closedOnHolidays && isHoliday(date) ? [] : usual
  const { opens, closes } = special
  if (!opens || !closes) return []
  if (!isPart) return [{ opens, closes }]
  return usual
    .map((part) => ({
      opens: part.opens > opens ? part.opens : opens,
      closes: part.closes < closes ? part.closes : closes,
    }))
    .filter((part) => part.opens < part.closes)
}

export const specialDaysAt = (date: IsoDay, specialDays: Hours['specialDays']): SpecialDays | undefined =>
  specialDays?.find(({ from, to }) => from <= date && date <= to)

/** The hours of a day of the week in order, such as those before and after a break. */
export const hoursOf = <Entry extends Hours['openingHours'][number]>(
  weekday: Weekday,
  openingHours: readonly Entry[],
): Entry[] =>
  openingHours.filter(({ days }) => days.includes(weekday)).toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
