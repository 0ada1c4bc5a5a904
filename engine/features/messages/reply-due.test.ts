import { expect, test } from 'vitest'
import type { Weekday } from '../../core/time/clock.ts'
import { countedDays } from '../../core/time/reply-days.ts'
import {
  isReplyDay,
  laterReplyDay,
  type ReplyPromise,
  reminderDueAt,
  replyDayAfter,
  replyDueAt,
} from './reply-due.ts'

const opening = (...days: readonly Weekday[]) => [{ days, opens: '08:00', closes: '17:00' }]

const weekdaysOnly: ReplyPromise = {
  hours: 24,
  replyOnClosedDays: false,
  openingHours: opening('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
  timeZone: 'Europe/Stockholm',
  closedOnHolidays: true,
}
const clock: ReplyPromise = { ...weekdaysOnly, replyOnClosedDays: true }

const due = (received: string, promise: ReplyPromise) =>
  new Date(replyDueAt(Date.parse(received), promise)).toISOString()
const reminder = (received: string, promise: ReplyPromise) =>
  new Date(reminderDueAt(Date.parse(received), promise)).toISOString()

test('by the clock, a reply is due after that many hours, also where the clock is changed', () => {
  expect(due('2026-11-20T12:00:00Z', clock)).toBe('2026-11-21T12:00:00.000Z')
  expect(due('2026-03-28T12:00:00Z', clock)).toBe('2026-03-29T12:00:00.000Z')
  expect(due('2026-10-24T12:00:00Z', clock)).toBe('2026-10-25T12:00:00.000Z')
})

test('the owner is reminded four hours before, or halfway where no more are promised', () => {
  expect(reminder('2026-11-20T12:00:00Z', clock)).toBe('2026-11-21T08:00:00.000Z')
  expect(reminder('2026-11-20T12:00:00Z', { ...clock, hours: 4 })).toBe('2026-11-20T14:00:00.000Z')
  expect(reminder('2026-11-20T12:00:00Z', { ...clock, hours: 3 })).toBe('2026-11-20T13:30:00.000Z')
})

test.each([
  // Closed on Saturdays, Sundays and holidays, which count for nothing.
  ['on a Monday', '2026-11-16T08:00:00Z', '2026-11-17T08:00:00.000Z'],
  ['on a Friday afternoon', '2026-11-20T14:00:00Z', '2026-11-23T14:00:00.000Z'],
  ['on a Saturday', '2026-11-21T10:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['in the night to a Monday', '2026-11-22T22:59:00Z', '2026-11-23T23:00:00.000Z'],
  // Christmas Eve is a Thursday, New Year's Eve too.
  ['before Christmas', '2026-12-23T12:00:00Z', '2026-12-28T12:00:00.000Z'],
  ['before the clock goes forward', '2026-03-27T08:00:00Z', '2026-03-30T07:00:00.000Z'],
  ['before the clock goes back', '2026-10-23T07:00:00Z', '2026-10-26T08:00:00.000Z'],
])('where closed days do not count, a message %s is due', (_, received, expected) => {
  expect(due(received, weekdaysOnly)).toBe(expected)
})

test('where closed days do not count, neither do they before the reminder', () => {
  expect(reminder('2026-11-20T14:00:00Z', weekdaysOnly)).toBe('2026-11-23T10:00:00.000Z')
})

test.each([
  ['weekdays', {}, '2026-11-23T14:00:00.000Z'],
  ['open', { openingHours: opening('Friday', 'Saturday') }, '2026-11-21T14:00:00.000Z'],
  ['open', { openingHours: opening('Tuesday') }, '2026-11-24T23:00:00.000Z'],
  ['all', { openingHours: [] }, '2026-11-21T14:00:00.000Z'],
  ['all', { replyOnClosedDays: true }, '2026-11-21T14:00:00.000Z'],
] as const)('what is said and what is due agree: %s', (counted, changed, expected) => {
  const promise = { ...weekdaysOnly, ...changed }
  expect(countedDays(promise)).toBe(counted)
  expect(due('2026-11-20T14:00:00Z', promise)).toBe(expected)
})

const vacation = { from: '2026-11-23', to: '2026-11-27' }
const specialDays = [vacation, { from: '2026-11-21', to: '2026-11-21', opens: '09:00', closes: '10:00' }]

test.each([
  ['before', '2026-11-20T12:00:00Z', clock, '2026-11-21T12:00:00.000Z', undefined],
  ['on the day before', '2026-11-22T12:00:00Z', clock, '2026-11-28T12:00:00.000Z', '2026-11-28'],
  ['within', '2026-11-25T12:00:00Z', clock, '2026-11-28T23:00:00.000Z', '2026-11-28'],
  ['after', '2026-11-28T12:00:00Z', clock, '2026-11-29T12:00:00.000Z', undefined],
  // That Saturday is open, and counts.
  ['before', '2026-11-20T12:00:00Z', weekdaysOnly, '2026-11-21T12:00:00.000Z', undefined],
  ['within', '2026-11-25T12:00:00Z', weekdaysOnly, '2026-11-30T23:00:00.000Z', '2026-11-30'],
])('closed special days never count: %s them, at %s', (_, received, promise, expected, day) => {
  const special = { ...promise, specialDays }
  expect(due(received, special)).toBe(expected)
  expect(laterReplyDay(Date.parse(received), special)).toBe(day)
  if (day) expect(replyDayAfter(vacation, special)).toBe(day)
  if (day) expect(isReplyDay(day, special)).toBe(true)
})

test('no reply is promised for a day that does not count', () => {
  const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'] as const
  const replyDays = (promise: ReplyPromise) =>
    days.filter((day) => isReplyDay(day, { ...promise, specialDays }))
  expect(replyDays(clock)).toEqual(days.slice(1))
  expect(replyDays(weekdaysOnly)).toEqual(days.slice(3))
})
