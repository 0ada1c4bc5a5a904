import { expect, test } from 'vitest'
import { calendarOf, eventOf, printed, stockholm } from '../../../tests/support/calendars.ts'
import { bookingUid } from '../booking-uid.ts'
import { busyTimesOf } from './busy-times.ts'
import { NoCalendarError } from './components.ts'

const siteUrl = 'https://www.site.example'

/** The busy times in November 2026, and how many entries were broken. */
function read(text: string, from = '2026-11-01', until = '2026-12-01') {
  let broken = 0
  const busy = busyTimesOf(text, {
    from: stockholm(from),
    until: stockholm(until),
    timeZone: 'Europe/Stockholm',
    owners: ['Me@Site.example'],
    siteUrl,
    onBroken: () => broken++,
  })
  return { busy: printed(busy), broken }
}

const wholeDay = ['2026-11-03T00:00+01:00 – 2026-11-04T00:00+01:00']
const nineToTen = ['2026-11-03T09:00+01:00 – 2026-11-03T10:00+01:00']

test.each([
  ['a web page', '<!doctype html>\n<title>Sign in</title>'],
  ['nothing', ''],
  ['the beginning of a calendar', eventOf('DTSTART:20261103T080000Z').slice(0, -20)],
])('%s is no calendar', (_, text) => {
  expect(() => read(text)).toThrow(NoCalendarError)
})

test.each([
  ['an impossible hour', ['DTSTART:20261103T990000Z', 'DTEND:20261103T090000Z']],
  ['a line without a colon', ['DTSTART:20261103T080000Z', 'DTEND;20261103T090000Z']],
])('an event with %s blocks its day, and no other', (_, lines) => {
  const whole = ['BEGIN:VEVENT', 'DTSTART:20261110T080000Z', 'DTEND:20261110T090000Z', 'END:VEVENT']
  expect(read(calendarOf('BEGIN:VEVENT', ...lines, 'END:VEVENT', ...whole))).toEqual({
    busy: [...wholeDay, '2026-11-10T09:00+01:00 – 2026-11-10T10:00+01:00'],
    broken: 1,
  })
})

test('an event without a readable start is skipped and counted', () => {
  expect(read(eventOf('DTSTART:soon', 'DTEND:20261103T090000Z'))).toEqual({ busy: [], broken: 1 })
  expect(read(eventOf('SUMMARY:Some time'))).toEqual({ busy: [], broken: 1 })
})

test.each([
  'TRANSP:TRANSPARENT',
  'STATUS:CANCELLED',
  'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
  'ATTENDEE;CN="Me; myself";PARTSTAT=DECLINED:MAILTO:me@site.example',
])('%s is free', (line) => {
  expect(read(eventOf('DTSTART:20261103T080000Z', 'DTEND:20261103T090000Z', line)).busy).toEqual([])
})

test.each([
  'ATTENDEE;PARTSTAT=DECLINED:mailto:you@site.example',
  'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:me@site.example',
  'STATUS:TENTATIVE',
  'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
])('%s is busy', (line) => {
  expect(read(eventOf('DTSTART:20261103T080000Z', 'DTEND:20261103T090000Z', line)).busy).toEqual(nineToTen)
})

test('the site’s own bookings are left out, those of another site are not', () => {
  const event = (uid: string) =>
    calendarOf(
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTART:20261103T080000Z',
      'DTEND:20261103T090000Z',
      'END:VEVENT',
    )
  expect(read(event(bookingUid('1', siteUrl))).busy).toEqual([])
  expect(read(event(bookingUid('1', 'https://other.example'))).busy).toEqual(nineToTen)
})

test('in an unknown zone an event may be at its time on any clock on earth', () => {
  expect(read(eventOf('DTSTART;TZID=Mars:20261103T120000', 'DURATION:PT1H')).busy).toEqual([
    '2026-11-02T23:00+01:00 – 2026-11-04T04:00+01:00',
  ])
})

test('an entry that takes no time blocks nothing, but a day that ends on itself is a day', () => {
  expect(read(eventOf('DTSTART:20261103T080000Z')).busy).toEqual([])
  expect(read(eventOf('DTSTART;TZID=Mars:20261103T080000')).busy).toEqual([])
  expect(read(eventOf('DTSTART;VALUE=DATE:20261103', 'DTEND;VALUE=DATE:20261103')).busy).toEqual(wholeDay)
})

test('the end of a series is in UTC, also east and west of it', () => {
  const days = (zone: string, start: string, until: string) =>
    read(eventOf(`DTSTART;TZID=${zone}:${start}`, 'DURATION:PT1H', `RRULE:FREQ=DAILY;UNTIL=${until}`)).busy
      .length
  expect(days('Asia/Tokyo', '20261103T080000', '20261104T230000Z')).toBe(3)
  expect(days('America/New_York', '20261103T200000', '20261105T010000Z')).toBe(2)
  expect(days('America/New_York', '20261103T200000', '20261105')).toBe(3)
})

test('an added period has an end of its own', () => {
  const event = eventOf(
    'DTSTART:20261103T080000Z',
    'DTEND:20261103T090000Z',
    'RDATE;VALUE=PERIOD:20261104T080000Z/20261104T110000Z,20261105T080000Z/PT30M',
  )
  expect(read(event).busy).toEqual([
    ...nineToTen,
    '2026-11-04T09:00+01:00 – 2026-11-04T12:00+01:00',
    '2026-11-05T09:00+01:00 – 2026-11-05T09:30+01:00',
  ])
})
