import { dayAfter, type IsoDay, localDay } from '../../core/time/clock.ts'
import { day, hour, minute } from '../../core/time/durations.ts'
import { type Interval, merge } from '../../core/time/interval.ts'
import { openTimes, rememberDays, toEpoch } from '../../core/time/moments.ts'
import type { BookingRules } from './rules.ts'

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
  const last = now + rules.daysAhead * day
  const times = daysFrom(localDay(first, rules), rules.daysAhead)
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
const isWithin = ({ start, end }: Interval, moment: number) => moment >= start && moment < end

/** The day of a date, with its times. */
const dayOn = rememberDays((date, rules: BookingRules) => ({
  start: toEpoch(date, '00:00', rules),
  end: toEpoch(dayAfter(date, 1), '00:00', rules),
  times: timesOn(date, rules),
}))

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
