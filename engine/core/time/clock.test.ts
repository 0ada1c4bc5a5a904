import { Temporal } from 'temporal-polyfill'
import { afterEach, expect, test, vi } from 'vitest'
import { knownLanguages } from '../text/language.ts'
import {
  dayAfter,
  formatDay,
  formatDayOfYear,
  formatMeeting,
  formatShortDay,
  formatWeekday,
  isoWeek,
  localDay,
  localTime,
  mondayOf,
  mondayOfWeek,
  shortMonth,
  shortWeekday,
  weekNumber,
} from './clock.ts'

test.each([
  ['2026-11-20', '2026-W47', '2026-11-16'],
  ['2026-11-29', '2026-W48', '2026-11-23'],
  ['2027-01-01', '2026-W53', '2026-12-28'],
  ['2027-01-04', '2027-W01', '2027-01-04'],
  ['2024-12-30', '2025-W01', '2024-12-30'],
  ['2023-01-01', '2022-W52', '2022-12-26'],
])('%s is in %s, which begins on %s', (date, week, monday) => {
  expect([isoWeek(date), mondayOf(date), mondayOfWeek(week)]).toEqual([week, monday, monday])
  expect(weekNumber(date)).toBe(Number(week.slice(-2)))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20', '23:59'],
  ['2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
  ['2026-07-01T22:05:00Z', '2026-07-02', '00:05'],
])('%s is %s, %s where the business is', (instant, day, time) => {
  const zone = { timeZone: 'Europe/Stockholm' }
  const local = () => [localDay(Date.parse(instant), zone), localTime(Date.parse(instant), zone)]
  vi.stubGlobal('Temporal', undefined)
  expect(local(), 'without Temporal').toEqual([day, time])
  vi.stubGlobal('Temporal', Temporal)
  expect(local(), 'with Temporal').toEqual([day, time])
})

const dateStyles = [
  ['a day', formatDay, { dateStyle: 'long' }],
  ['a day of the year', formatDayOfYear, { day: 'numeric', month: 'long' }],
  ['a weekday', formatWeekday, { weekday: 'long', day: 'numeric', month: 'long' }],
  ['a short day', formatShortDay, { weekday: 'short', day: 'numeric', month: 'short' }],
  ['a short weekday', shortWeekday, { weekday: 'short' }],
  ['a short month', shortMonth, { month: 'short' }],
] as const

test.each(dateStyles)(
  '%s is written as Intl writes it, without the dot of short months',
  (_, format, style) => {
    for (const language of knownLanguages) {
      const intl = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
      const days = Array.from({ length: 366 }, (_, index) => dayAfter('2028-01-01', index))
      expect(days.map((day) => format(day, language))).toEqual(
        days.map((day) => intl.format(new Date(day)).replace(/\.$/, '')),
      )
    }
  },
)

test('meetings are written as readers of each language do', () => {
  const meeting = { start: '2026-12-01T09:00:00+01:00', end: '2026-12-01T09:30:00+01:00' }
  expect([formatMeeting(meeting, 'en'), formatMeeting(meeting, 'sv')]).toEqual([
    'Tuesday, December 1, 09:00–09:30',
    'tisdag 1 december kl. 09:00–09:30',
  ])
})
