import { expect, test } from 'vitest'
import { type Hours, hoursOn, openingAt } from './opening-hours.ts'

const hours: Hours = {
  timeZone: 'Europe/Stockholm',
  closedOnHolidays: true,
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '10:00', closes: '16:00' },
  ],
}

/** The result in one line. Each moment names its UTC offset, so that its local time can be read. */
function signAt(moment: string): string {
  const opening = openingAt(new Date(moment), hours)
  if (opening.is === 'open') return `open until ${opening.until}`
  return opening.opens ? `opens ${opening.opens.date} ${opening.opens.time}` : 'closed'
}

test.each([
  ['2026-11-20T08:59:59+01:00', 'opens 2026-11-20 09:00'],
  ['2026-11-20T09:00:00+01:00', 'open until 18:00'],
  ['2026-11-20T17:59:59+01:00', 'open until 18:00'],
  ['2026-11-20T18:00:00+01:00', 'opens 2026-11-21 10:00'],
  ['2026-11-21T15:59:00+01:00', 'open until 16:00'],
  ['2026-11-21T16:00:00+01:00', 'opens 2026-11-23 09:00'],
  ['2026-11-22T12:00:00+01:00', 'opens 2026-11-23 09:00'],
  // The visitor's own time zone does not matter.
  ['2026-11-20T18:30:00+11:00', 'opens 2026-11-20 09:00'],
  ['2026-11-20T11:30:00-05:00', 'open until 18:00'],
  // Still Friday in Lisbon, already Saturday in Stockholm.
  ['2026-11-20T23:30:00+00:00', 'opens 2026-11-21 10:00'],
  // The clock goes from 02:00 to 03:00 on a Sunday.
  ['2027-03-27T15:30:00+01:00', 'open until 16:00'],
  ['2027-03-28T01:59:00+01:00', 'opens 2027-03-30 09:00'],
  ['2027-03-28T03:01:00+02:00', 'opens 2027-03-30 09:00'],
  ['2026-03-28T23:59:00+01:00', 'opens 2026-03-30 09:00'],
  ['2026-03-29T03:00:00+02:00', 'opens 2026-03-30 09:00'],
  ['2026-03-30T08:59:00+02:00', 'opens 2026-03-30 09:00'],
  ['2026-03-30T09:00:00+02:00', 'open until 18:00'],
  // And back from 03:00 to 02:00.
  ['2026-10-24T15:59:00+02:00', 'open until 16:00'],
  ['2026-10-25T02:30:00+02:00', 'opens 2026-10-26 09:00'],
  ['2026-10-25T02:30:00+01:00', 'opens 2026-10-26 09:00'],
  ['2026-10-26T08:59:00+01:00', 'opens 2026-10-26 09:00'],
  ['2026-10-26T09:00:00+01:00', 'open until 18:00'],
  // Good Friday to Easter Monday; the Saturday between is an ordinary one.
  ['2026-04-02T18:30:00+02:00', 'opens 2026-04-04 10:00'],
  ['2026-04-03T12:00:00+02:00', 'opens 2026-04-04 10:00'],
  ['2026-04-04T12:00:00+02:00', 'open until 16:00'],
  ['2026-04-04T16:30:00+02:00', 'opens 2026-04-07 09:00'],
  ['2026-04-06T12:00:00+02:00', 'opens 2026-04-07 09:00'],
  // Midsummer's Eve is a Friday.
  ['2026-06-18T19:00:00+02:00', 'opens 2026-06-22 09:00'],
  ['2026-06-19T12:00:00+02:00', 'opens 2026-06-22 09:00'],
  // All Saints' Day is a Saturday.
  ['2026-10-30T19:00:00+01:00', 'opens 2026-11-02 09:00'],
  // Christmas from Thursday to Saturday, a Sunday after it, and the New Year over a weekend.
  ['2026-12-23T17:00:00+01:00', 'open until 18:00'],
  ['2026-12-23T18:00:00+01:00', 'opens 2026-12-28 09:00'],
  ['2026-12-24T10:00:00+01:00', 'opens 2026-12-28 09:00'],
  ['2026-12-30T18:00:00+01:00', 'opens 2027-01-02 10:00'],
  ['2027-01-05T18:00:00+01:00', 'opens 2027-01-07 09:00'],
])('at %s the sign says: %s', (moment, expected) => {
  expect(signAt(moment)).toBe(expected)
})

const specialDays = [
  { from: '2026-11-23', to: '2026-12-31' },
  { from: '2027-01-03', to: '2027-01-03', opens: '12:00', closes: '14:00' },
  { from: '2027-01-06', to: '2027-01-06', opens: '09:00', closes: '11:00' },
]

test.each([
  ['2026-11-21T16:00:00+01:00', { is: 'closed', opens: { date: '2027-01-02', inDays: 42, time: '10:00' } }],
  ['2026-12-30T10:00:00+01:00', { is: 'closed', opens: { date: '2027-01-02', inDays: 3, time: '10:00' } }],
  // A Sunday and Epiphany: closed as a rule.
  ['2027-01-03T12:00:00+01:00', { is: 'open', until: '14:00' }],
  ['2027-01-06T10:59:00+01:00', { is: 'open', until: '11:00' }],
  ['2027-01-06T11:00:00+01:00', { is: 'closed', opens: { date: '2027-01-07', inDays: 1, time: '09:00' } }],
])('special days are not as their weekdays: %s', (moment, expected) => {
  expect(openingAt(new Date(moment), { ...hours, specialDays })).toEqual(expected)
})

test('special days only take from a part of the hours, such as those of booking', () => {
  const openingHours = [{ days: ['Wednesday'], opens: '10:00', closes: '12:00' }]
  const on = (date: string) => hoursOn(date, { ...hours, openingHours, specialDays, isPart: true })
  expect([on('2026-11-25'), on('2027-01-03'), on('2027-01-06')]).toEqual([
    [],
    [],
    [{ opens: '10:00', closes: '11:00' }],
  ])
})

test('a business that works on holidays is open on them', () => {
  const opening = openingAt(new Date('2026-12-24T10:00:00+01:00'), { ...hours, closedOnHolidays: false })
  expect(opening).toEqual({ is: 'open', until: '18:00' })
})

test('a business without hours is closed without a next opening', () => {
  expect(openingAt(new Date(), { ...hours, openingHours: [] })).toEqual({ is: 'closed' })
})

test.each([
  ['2026-11-20T08:00:00+01:00', { is: 'closed', opens: { date: '2026-11-20', inDays: 0, time: '09:00' } }],
  ['2026-11-20T11:59:00+01:00', { is: 'open', until: '12:00' }],
  ['2026-11-20T12:00:00+01:00', { is: 'closed', opens: { date: '2026-11-20', inDays: 0, time: '13:00' } }],
  ['2026-11-20T13:00:00+01:00', { is: 'open', until: '18:00' }],
])('a day with a break, in whatever order: %s', (moment, expected) => {
  const openingHours = [
    { days: ['Friday'], opens: '13:00', closes: '18:00' },
    { days: ['Friday'], opens: '09:00', closes: '12:00' },
  ]
  expect(openingAt(new Date(moment), { ...hours, openingHours })).toEqual(expected)
})
