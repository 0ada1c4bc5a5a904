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
 * Whether it is open at a moment, and what comes next. Clock time in the business's zone is compared with its hours,
 * so that a night of 23 or 25 hours counts as any other.
 */
export function openingAt(moment: Date, hours: Hours): Opening {
  const { date, time } = localTime(moment, hours.timeZone)
  const today = hoursOn(date, hours)
  if (today && time >= today.opens && time < today.closes) return { is: 'open', until: today.closes }
  for (let inDays = 0; inDays <= searchedDays; inDays++) {
    const then = dayAfter(date, inDays)
    const next = hoursOn(then, hours)
    if (next && (inDays > 0 || time < next.opens))
      return { is: 'closed', opens: { date: then, inDays, time: next.opens } }
  }
  return { is: 'closed' }
}

function hoursOn(date: IsoDay, { openingHours, closedOnHolidays }: Hours) {
  if (closedOnHolidays && isHoliday(date)) return undefined
  return openingHours.find(({ days }) => days.includes(dayOf(date)))
}

/** JavaScript begins the week with Sunday, as day 0. */
export const dayOf = (date: IsoDay): Day => week[weekdayOf(date) - 1] ?? 'Sunday'

/** What calendar and clock show in a time zone: `2026-11-20` and `09:05`. */
function localTime(moment: Date, timeZone: string): { date: IsoDay; time: string } {
  // At once; the first formatter of a page, which older browsers need for it, takes a slow phone a tenth of a second.
  if ('Temporal' in globalThis) {
    const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
    const time = there.toPlainTime().toString({ smallestUnit: 'minute' })
    return { date: there.toPlainDate().toString(), time }
  }
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
