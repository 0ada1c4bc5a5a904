import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { weekdays } from '../../engine/core/time/clock.ts'
import { hour, minute } from '../../engine/core/time/durations.ts'
import { isHoliday } from '../../engine/core/time/holidays.ts'
import { type Interval, merge } from '../../engine/core/time/interval.ts'
import { isoTime } from '../../engine/core/time/moments.ts'
import { busyTimesOf } from '../../engine/features/booking/calendars/busy-times.server.ts'
import { freeTimes, type Taken } from '../../engine/features/booking/free-times.server.ts'
import type { BookingRules } from '../../engine/features/booking/rules.ts'
import { bookingRules as rules } from '../../engine/features/booking/rules.ts'
import { printed } from './calendars.ts'
import { anyCalendarNear, dayNumber, owner } from './random-entries.ts'

/** What a clock and a calendar on the wall say when an hour begins. Remembered, because it is asked millions of times. */
const onTheWall = new Map<number, { date: string; weekday: string | undefined; minutes: number }>()

function wallAt(moment: number) {
  // Clocks change, and days begin, with a full hour.
  const sinceFull = moment % hour
  const full = moment - sinceFull
  let known = onTheWall.get(full)
  if (!known) {
    const local = Temporal.Instant.fromEpochMilliseconds(full).toZonedDateTimeISO(rules.timeZone)
    const date = local.toPlainDate().toString()
    known = { date, weekday: weekdays[local.dayOfWeek - 1], minutes: local.hour * 60 }
    onTheWall.set(full, known)
  }
  return { ...known, minutes: known.minutes + Math.floor(sinceFull / minute) }
}

/** Whether a time can be booked, asked of one time by the clock, without any of the arithmetic of the code. */
function isFree(
  start: number,
  current: BookingRules,
  { meetings, busy, blocked }: Taken,
  now: number,
): boolean {
  const end = start + current.minutes * minute
  const wall = wallAt(start)
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const isOpen = current.openingHours.some(({ days, opens, closes }) => {
    const sinceOpening = wall.minutes - minutesOf(opens)
    return (
      days.some((name) => name === wall.weekday) &&
      sinceOpening >= 0 &&
      sinceOpening % current.minutes === 0 &&
      sinceOpening + current.minutes <= minutesOf(closes) - minutesOf(opens)
    )
  })
  if (!isOpen) return false
  const pause = current.pauseMinutes * minute
  const touches = (space: number) => (other: Interval) =>
    start < other.end + space && other.start - space < end
  const sameDay = meetings.filter((other) => wallAt(other.start).date === wall.date)
  return (
    !isHoliday(wall.date) &&
    start >= now + current.noticeHours * hour &&
    start <= now + current.daysAhead * 24 * hour &&
    sameDay.length < current.mostPerDay &&
    ![...meetings, ...busy].some(touches(pause)) &&
    !blocked.some(touches(0))
  )
}

const quarter = 15 * minute
/** Around both changes of the clock, Christmas and Easter. */
const anyNow = fc
  .constantFrom('2026-10-20', '2026-12-15', '2027-03-10', '2027-04-20')
  .chain((date) => fc.integer({ min: 0, max: 28 * 96 }).map((steps) => Date.parse(date) + steps * quarter))

const busyIn = (text: string, from: number, until: number) =>
  busyTimesOf(text, { from, until, timeZone: rules.timeZone, owners: [owner] })

/** Reads calendars with entries of all forms: busy is what a look at each day says, and nothing else. Throws otherwise. */
export function checkRandomBusyTimes(fewest: number) {
  const daysAhead = 40
  const anyCalendar = anyNow.chain((now) =>
    anyCalendarNear(dayNumber(now), daysAhead).map((calendar) => ({ now, ...calendar })),
  )
  fc.assert(
    fc.property(anyCalendar, ({ now, text, busy }) => {
      const until = now + daysAhead * 24 * hour
      const read = printed(busyIn(text, now, until)).join('\n')
      const expected = printed(
        merge(
          busy
            .map(({ start, end }) => ({ start: Math.max(start, now), end: Math.min(end, until) }))
            .filter(({ start, end }) => start < end),
        ),
      ).join('\n')
      if (read !== expected) throw new Error(`Busy are\n${read}\nexpected are\n${expected}\nin\n${text}`)
    }),
    { numRuns: runs(fewest) },
  )
}

/** The long test asks for more. */
const runs = (fewest: number) => Number(process.env.RANDOM_CALENDARS ?? fewest)

/**
 * Books at random beside random calendars and looks at every moment: each time that is offered is free, and every free one is
 * offered. Throws at the first that is not.
 */
export function checkRandomFreeTimes(fewest: number) {
  const anyInterval = fc.tuple(
    fc.integer({ min: -96, max: 5 * 96 }),
    fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(96)),
    fc.boolean(),
  )
  const anyIntervals = fc.array(anyInterval, { maxLength: 12 })
  const anyRules = fc.record({
    minutes: fc.constantFrom(15, 20, 30, 45, 60),
    pauseMinutes: fc.constantFrom(0, 5, 15, 30),
    noticeHours: fc.constantFrom(0, 2, 24, 48),
    mostPerDay: fc.constantFrom(1, 2, 4),
  })
  const daysAhead = 4
  const anyDays = anyNow.chain((now) =>
    fc.tuple(fc.constant(now), anyCalendarNear(dayNumber(now), daysAhead + 1)),
  )
  fc.assert(
    fc.property(
      anyDays,
      anyIntervals,
      anyIntervals,
      anyRules,
      ([now, { text, busy }], meetings, blocked, changed) => {
        const current = { ...rules, ...changed, daysAhead }
        const first = now - (now % quarter)
        const place = ([at, length, isOdd]: [number, number, boolean]): Interval => {
          const start = first + at * quarter + (isOdd ? 7 * minute : 0)
          return { start, end: start + length * quarter }
        }
        const booked = { meetings: meetings.map(place), blocked: blocked.map(place) }
        const until = now + (daysAhead + 2) * 24 * hour
        const offered = new Set(freeTimes(current, { ...booked, busy: busyIn(text, now - hour, until) }, now))
        for (let start = first; start < now + 5 * 24 * hour; start += 5 * minute) {
          if (offered.has(start) !== isFree(start, current, { ...booked, busy }, now))
            throw new Error(
              `${isoTime(start, rules)} is ${offered.has(start) ? 'offered' : 'left out'} beside\n${text}`,
            )
          offered.delete(start)
        }
        if (offered.size > 0) throw new Error('A time is offered that is on no full five minutes')
      },
    ),
    { numRuns: runs(fewest) },
  )
}
