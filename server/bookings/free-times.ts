import { Temporal } from 'temporal-polyfill'
import { hoursOf, weekdayName } from '../../app/opening-now.ts'
import type { BookingRules } from '../../content/booking.ts'
import { dayAfter, type IsoDay, isHoliday } from '../../content/holidays.ts'
import { type Interval, merge } from './interval.ts'

const minute = 60_000
const hour = 60 * minute

export interface Taken {
  /** Meetings that are booked here. There are only so many on a day, and a pause between two of them. */
  meetings: readonly Interval[]
  /** Whatever stands in the owner's calendars. A pause is kept here too: it may be a meeting elsewhere. */
  busy: readonly Interval[]
  /** Times that the owner keeps free of bookings. */
  blocked: readonly Interval[]
}

/**
 * The starts of all times that can be booked at a moment, in order, in milliseconds since 1970. From the opening on one
 * time follows the other, each as long as a meeting; the last one ends by the closing.
 */
export function freeTimes(rules: BookingRules, { meetings, busy, blocked }: Taken, now: number): number[] {
  const pause = rules.pauseMinutes * minute
  const withPause = [...meetings, ...busy].map(({ start, end }) => ({
    start: start - pause,
    end: end + pause,
  }))
  const taken = merge([...withPause, ...blocked])

  const first = now + rules.noticeHours * hour
  const last = now + rules.daysAhead * 24 * hour
  const times = daysFrom(dayOf(first, rules), rules.daysAhead)
    .map((date) => dayOn(date, rules))
    .filter((day) => meetings.filter(({ start }) => isWithin(day, start)).length < rules.mostPerDay)
    .flatMap(({ times }) => times)
    .filter(({ start }) => start >= first && start <= last)

  // Both are in order, so each is walked through once.
  let next = 0
  return times.flatMap(({ start, end }) => {
    while ((taken[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    return end <= (taken[next]?.start ?? Number.POSITIVE_INFINITY) ? [start] : []
  })
}

const daysFrom = (first: IsoDay, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => dayAfter(first, index))

/** A day from midnight to midnight, with its times when no meeting is booked yet. */
interface Day extends Interval {
  times: Interval[]
}

const isWithin = ({ start, end }: Interval, moment: number) => moment >= start && moment < end

const knownDays = new WeakMap<BookingRules, Map<IsoDay, Day>>()

/** The day of a date. Worked out once, because time zones are slow and every request asks for the same four weeks. */
function dayOn(date: IsoDay, rules: BookingRules): Day {
  const days = knownDays.get(rules) ?? new Map<IsoDay, Day>()
  knownDays.set(rules, days)
  const known = days.get(date)
  if (known) return known
  const day = {
    start: momentOf(date, '00:00', rules),
    end: momentOf(dayAfter(date, 1), '00:00', rules),
    times: timesOn(date, rules),
  }
  days.set(date, day)
  return day
}

function timesOn(date: IsoDay, rules: BookingRules): Interval[] {
  const length = rules.minutes * minute
  return openTimes(date, rules).flatMap(({ start, end }) => {
    const count = Math.max(Math.floor((end - start) / length), 0)
    return Array.from({ length: count }, (_, index) => ({
      start: start + index * length,
      end: start + (index + 1) * length,
    }))
  })
}

type Openings = Pick<BookingRules, 'openingHours' | 'timeZone' | 'closedOnHolidays'>

const knownOpenings = new WeakMap<Openings, Map<IsoDay, readonly Interval[]>>()

/**
 * The opening times of a day, in order, as moments: a clock that is changed in between makes them longer or shorter.
 * Remembered, because the desk asks for those of ten thousand messages.
 */
export function openTimes(date: IsoDay, rules: Openings): readonly Interval[] {
  const days = knownOpenings.get(rules) ?? new Map<IsoDay, readonly Interval[]>()
  knownOpenings.set(rules, days)
  const known = days.get(date) ?? openTimesOn(date, rules)
  days.set(date, known)
  return known
}

function openTimesOn(date: IsoDay, rules: Openings): Interval[] {
  if (rules.closedOnHolidays && isHoliday(date)) return []
  return hoursOf(weekdayName(date), rules.openingHours).map(({ opens, closes }) => ({
    start: momentOf(date, opens, rules),
    end: momentOf(date, closes, rules),
  }))
}

type Zone = Pick<BookingRules, 'timeZone'>

/** The moment of a local time, such as `2026-12-01` and `09:00`. */
export const momentOf = (date: IsoDay, time: string, { timeZone }: Zone): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds

/** The day of a moment where the business is. */
export const dayOf = (moment: number, rules: Zone): IsoDay =>
  localTime(moment, rules).toPlainDate().toString()

const isoTimes = new Map<string, string>()
/** All times of a month, and the messages that the desk lists. */
const mostIsoTimes = 20_000

/** A moment of a meeting as the API writes it: `2026-12-01T09:00:00+01:00`. Remembered, like the days. */
export function isoTime(moment: number, rules: Zone): string {
  const key = `${moment} ${rules.timeZone}`
  const known = isoTimes.get(key)
  if (known) return known
  const written = localTime(moment, rules).toString({ timeZoneName: 'never', smallestUnit: 'second' })
  if (isoTimes.size >= mostIsoTimes) isoTimes.clear()
  isoTimes.set(key, written)
  return written
}

const localTime = (moment: number, { timeZone }: Zone) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)
