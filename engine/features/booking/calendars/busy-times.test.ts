import { expect, test } from 'vitest'
import { calendarOf, eventOf, stockholm } from '../../../../tests/support/calendars.ts'
import { bookingUid } from '../booking-uid.server.ts'
import { busyTimesOf } from './busy-times.server.ts'
import { NoCalendarError } from './components.server.ts'

const siteUrl = 'https://www.site.example'

const read = (text: string) =>
  busyTimesOf(text, {
    from: stockholm('2026-11-01'),
    until: stockholm('2026-12-01'),
    timeZone: 'Europe/Stockholm',
    siteUrl,
  })

test.each([
  ['a web page', '<!doctype html>\n<title>Sign in</title>'],
  ['nothing', ''],
  ['the beginning of a calendar', eventOf('DTSTART:20261103T080000Z').slice(0, -20)],
])('%s is no calendar', (_, text) => {
  expect(() => read(text)).toThrow(NoCalendarError)
})

test('the site’s own bookings are left out, those of another site are not', () => {
  const times = ['DTSTART:20261103T080000Z', 'DTEND:20261103T090000Z']
  const event = (uid: string) => calendarOf('BEGIN:VEVENT', `UID:${uid}`, ...times, 'END:VEVENT')
  expect(read(event(bookingUid('1', siteUrl)))).toEqual([])
  expect(read(event(bookingUid('1', 'https://other.example')))).toHaveLength(1)
})
