import { expect, test } from 'vitest'
import { type ReplyPromise, reminderDueAt, replyDueAt } from './reply-due.ts'

const office: ReplyPromise = {
  hours: 24,
  isInOfficeHours: true,
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '13:00', closes: '17:00' },
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '12:00' },
  ],
  timeZone: 'Europe/Stockholm',
  closedOnHolidays: true,
}
const clock: ReplyPromise = { ...office, isInOfficeHours: false }

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
  // Received on a Monday at 09:00 in winter: three working days of eight hours.
  ['within the hours', '2026-11-16T08:00:00Z', '2026-11-19T08:00:00.000Z'],
  ['at lunch', '2026-11-16T11:30:00Z', '2026-11-19T11:00:00.000Z'],
  ['in the night', '2026-11-16T23:00:00Z', '2026-11-19T16:00:00.000Z'],
  ['on a Saturday', '2026-11-21T10:00:00Z', '2026-11-25T16:00:00.000Z'],
  // Christmas Eve is a Thursday, New Year's Eve too.
  ['before Christmas', '2026-12-23T12:00:00Z', '2026-12-30T11:00:00.000Z'],
  ['before the clock goes forward', '2026-03-27T08:00:00Z', '2026-04-01T07:00:00.000Z'],
  ['before the clock goes back', '2026-10-23T07:00:00Z', '2026-10-28T08:00:00.000Z'],
])('in office hours, a message %s is due in time that is open', (_, received, expected) => {
  expect(due(received, office)).toBe(expected)
})

test('in office hours, the reminder comes four open hours before', () => {
  expect(reminder('2026-11-20T08:00:00Z', { ...office, hours: 8 })).toBe('2026-11-20T13:00:00.000Z')
  expect(reminder('2026-11-20T15:00:00Z', { ...office, hours: 6 })).toBe('2026-11-23T08:00:00.000Z')
})

test('a night shift that is open while the clock is changed counts the hours that pass', () => {
  const night: ReplyPromise = {
    ...office,
    hours: 5,
    openingHours: [{ days: ['Sunday'], opens: '00:00', closes: '06:00' }],
  }
  // Six hours on the clock are five in spring, seven in autumn.
  expect(due('2026-03-28T12:00:00Z', night)).toBe('2026-03-29T04:00:00.000Z')
  expect(due('2026-10-24T12:00:00Z', night)).toBe('2026-10-25T03:00:00.000Z')
})

test('who never opens counts by the clock', () => {
  expect(due('2026-11-20T12:00:00Z', { ...office, openingHours: [] })).toBe('2026-11-21T12:00:00.000Z')
})
