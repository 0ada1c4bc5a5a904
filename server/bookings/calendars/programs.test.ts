import { expect, test } from 'vitest'
import { calendarFixture, printed, stockholm } from '../../../tests/support/calendars.ts'
import { busyTimesOf } from './busy-times.ts'

/** The busy times of a fixture between two days in Stockholm. None of them is broken. */
function busyIn(name: string, from: string, until: string) {
  return printed(
    busyTimesOf(calendarFixture(name), {
      from: stockholm(from),
      until: stockholm(until),
      timeZone: 'Europe/Stockholm',
      onBroken: () => expect.unreachable('broken'),
    }),
  )
}

test('Google: a series with moved, removed and cancelled times, New York, whole days, declined invitations', () => {
  expect(busyIn('google', '2026-10-20', '2026-11-20')).toEqual([
    '2026-10-20T09:00+02:00 – 2026-10-20T10:00+02:00',
    '2026-10-21T15:30+02:00 – 2026-10-21T16:00+02:00',
    '2026-10-22T15:00+02:00 – 2026-10-22T16:00+02:00',
    '2026-10-23T13:00+02:00 – 2026-10-23T13:45+02:00',
    // The moved meeting until 14:30, then New York, which is an hour nearer for a week.
    '2026-10-28T13:00+01:00 – 2026-10-28T15:00+01:00',
    '2026-11-04T15:30+01:00 – 2026-11-04T16:00+01:00',
    '2026-11-06T00:00+01:00 – 2026-11-07T00:00+01:00',
    '2026-11-17T09:00+01:00 – 2026-11-17T10:00+01:00',
  ])
})

test('Google: a time that has moved out of the window leaves nothing behind', () => {
  expect(busyIn('google', '2026-10-27', '2026-10-28')).toEqual([])
})

test('Outlook: every other week, Windows zones, own zones, free and tentative times', () => {
  expect(busyIn('outlook', '2026-10-25', '2026-11-10')).toEqual([
    '2026-10-26T16:30+01:00 – 2026-10-26T17:00+01:00',
    '2026-10-27T15:00+01:00 – 2026-10-27T16:00+01:00',
    '2026-10-28T14:00+01:00 – 2026-10-28T14:30+01:00',
    '2026-10-29T09:00+01:00 – 2026-10-29T10:00+01:00',
    '2026-10-31T00:00+01:00 – 2026-11-03T00:00+01:00',
    '2026-11-09T09:00+01:00 – 2026-11-09T09:30+01:00',
  ])
})

test('Exchange: busy times without events', () => {
  expect(busyIn('exchange-free-busy', '2026-10-20', '2026-10-27')).toEqual([
    '2026-10-20T10:00+02:00 – 2026-10-20T11:30+02:00',
    '2026-10-21T14:00+02:00 – 2026-10-21T14:15+02:00',
    '2026-10-22T10:00+02:00 – 2026-10-22T11:00+02:00',
    '2026-10-25T00:00+02:00 – 2026-10-25T23:00+01:00',
    '2026-10-26T09:00+01:00 – 2026-10-26T09:30+01:00',
  ])
})

test('iCloud: every day across the change to summer time, Tokyo, a time without a zone', () => {
  expect(busyIn('icloud', '2027-03-22', '2027-04-05')).toEqual([
    '2027-03-22T08:00+01:00 – 2027-03-22T08:45+01:00',
    '2027-03-23T08:00+01:00 – 2027-03-23T08:45+01:00',
    '2027-03-25T08:00+01:00 – 2027-03-25T08:45+01:00',
    '2027-03-25T14:00+01:00 – 2027-03-25T15:00+01:00',
    '2027-03-26T08:00+01:00 – 2027-03-26T08:45+01:00',
    '2027-03-26T09:00+01:00 – 2027-03-26T10:00+01:00',
    '2027-03-27T08:00+01:00 – 2027-03-27T08:45+01:00',
    '2027-03-27T23:00+01:00 – 2027-03-29T00:00+02:00',
    '2027-03-29T08:00+02:00 – 2027-03-29T08:45+02:00',
    '2027-03-30T08:00+02:00 – 2027-03-30T08:45+02:00',
    '2027-04-02T10:00+02:00 – 2027-04-02T11:00+02:00',
  ])
})

test('Proton: the night with one hour twice, a whole day each month, a time moved by months', () => {
  expect(busyIn('proton', '2026-10-24', '2026-12-01')).toEqual([
    '2026-10-24T00:00+02:00 – 2026-10-25T00:00+02:00',
    '2026-10-25T01:30+02:00 – 2026-10-25T03:30+01:00',
    '2026-10-27T10:00+01:00 – 2026-10-27T11:00+01:00',
    '2026-10-29T10:00+01:00 – 2026-10-29T11:00+01:00',
    '2026-11-24T00:00+01:00 – 2026-11-25T00:00+01:00',
  ])
  expect(busyIn('proton', '2027-01-01', '2027-02-01')).toEqual([
    '2027-01-28T10:00+01:00 – 2027-01-28T11:00+01:00',
  ])
})

test('Nextcloud: durations, added dates, past midnight, entries without length, tasks', () => {
  expect(busyIn('nextcloud', '2026-10-26', '2026-11-10')).toEqual([
    '2026-10-26T23:00+01:00 – 2026-10-27T01:30+01:00',
    '2026-10-29T12:00+01:00 – 2026-10-29T14:30+01:00',
    '2026-10-30T12:00+01:00 – 2026-10-30T14:30+01:00',
    '2026-11-02T23:00+01:00 – 2026-11-05T00:00+01:00',
  ])
})

test('Fastmail: zones without definitions, two zones in one event, one busy time in a free series', () => {
  expect(busyIn('fastmail', '2026-10-26', '2026-11-30')).toEqual([
    '2026-10-29T16:00+01:00 – 2026-10-29T17:00+01:00',
    '2026-10-30T08:00+01:00 – 2026-10-30T08:15+01:00',
    '2026-11-02T11:00+01:00 – 2026-11-02T20:00+01:00',
    '2026-11-26T16:00+01:00 – 2026-11-26T17:00+01:00',
  ])
})

test('what reaches out of the window is cut', () => {
  expect(busyIn('outlook', '2026-11-01T12:00', '2026-11-02T12:00')).toEqual([
    '2026-11-01T12:00+01:00 – 2026-11-02T12:00+01:00',
  ])
})
