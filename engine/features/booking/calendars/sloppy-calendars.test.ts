import { readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { calendarOf, stockholm } from '../../../../tests/support/calendars.ts'
import { busyTimesOf } from './busy-times.server.ts'

/** What of these lines is busy in Sweden from December 2026 on, as the fixture writes it. */
function read(lines: string[], until = '2027-01-01'): string {
  const told = new Set<string>()
  const busy = busyTimesOf(calendarOf(...lines), {
    from: stockholm('2026-12-01'),
    until: stockholm(until),
    timeZone: 'Europe/Stockholm',
    owners: ['Me@Site.example'],
    onBroken: () => told.add('not understood'),
    onFull: () => told.add('takes every time'),
  })
  const times = busy.map(({ start, end }) => `${shown(start)} – ${shown(end)}`).join(', ')
  return [times || 'nothing', ...told].join('; ')
}

function shown(moment: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('Europe/Stockholm')
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${local.month}-${local.day}${time === '00:00' ? '' : ` ${time}`}`
}

const nineToTwelve =
  'DTSTART;TZID=Europe/Stockholm:20260901T090000 | DTEND;TZID=Europe/Stockholm:20260901T120000'

/** An entry of these lines, with bars between them. */
const event = (lines: string) => [
  ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Lesson'],
  ...lines
    .replace(/^weekly/, 'nine to twelve | RRULE:FREQ=WEEKLY;BYDAY=TU')
    .replace(/^nine to twelve/, () => nineToTwelve)
    .split(' | '),
  'END:VEVENT',
]
const tuesdays = [1, 8, 15, 22, 29].map((day) => `12-${day} 09:00 – 12-${day} 12:00`).join(', ')

const cases = readFileSync('engine/features/booking/calendars/fixtures/sloppy-calendars.txt', 'utf8')
  .split('\n> ')
  .slice(1)
  .flatMap((section) => {
    const [rule = '', ...lines] = section.split('\n').filter((line) => line && !line.startsWith('# '))
    return lines.flatMap((line, index) => (index % 2 ? [] : [[rule, line, lines[index + 1]?.trim() ?? '']]))
  })

test.each(cases)('%s: %s', (_, entries = '', expected = '') => {
  const lines = entries.startsWith('FREEBUSY')
    ? ['BEGIN:VFREEBUSY', entries, 'END:VFREEBUSY']
    : entries.split(' || ').flatMap(event)
  expect(read(lines)).toBe(expected.replace('tuesdays', () => tuesdays))
})

const zone = (name: string, ...lines: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...lines.flatMap((text) => text.split(' | ')),
  'END:VTIMEZONE',
]
const standard = (offset: string) =>
  `BEGIN:STANDARD | DTSTART:16010101T000000 | TZOFFSETTO:${offset} | END:STANDARD`
const endedLongAgo = [
  'BEGIN:DAYLIGHT | DTSTART:19500507T000000 | TZOFFSETFROM:+0900 | TZOFFSETTO:+1000',
  'RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=1SU;UNTIL=19510505T150000Z | END:DAYLIGHT',
  'BEGIN:STANDARD | DTSTART:19480912T010000 | TZOFFSETFROM:+1000 | TZOFFSETTO:+0900',
  'RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=2SU;UNTIL=19510908T150000Z | END:STANDARD',
]
const american = [
  'BEGIN:STANDARD | DTSTART:20071104T020000 | TZOFFSETFROM:-0400 | TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU | END:STANDARD',
  'BEGIN:DAYLIGHT | DTSTART:20070311T020000 | TZOFFSETFROM:-0500 | TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU | END:DAYLIGHT',
]
test.each<[string, string, string[], string, string]>([
  ['rules that ended before 1970', 'Tokyo, home', endedLongAgo, '20261203T180000', '12-3 10:00'],
  ['a short name means what the calendar says', 'UTC', [standard('+0500')], '20261203T180000', '12-3 14:00'],
  ['a name with a place does not', 'Europe/Paris', american, '20261203T100000', '12-3 10:00'],
  ['no offset before', '"(UTC+10:00) Brisbane"', [standard('+1000')], '20261203T180000', '12-3 09:00'],
  ['colons without quotes', '(UTC+01:00) Here', [standard('+0100')], '20261203T100000', '12-3 10:00'],
  ['winter time', 'EST', american, '20261203T030000', '12-3 09:00'],
  ['summer time', 'EST', american, '20270706T090000', '7-6 15:00'],
])('zones that the calendar defines: %s', (_, name, lines, start, expected) => {
  const entry = event(`DTSTART;TZID=${name}:${start} | DURATION:PT1H`)
  expect(read([...zone(name, ...lines), ...entry], '2027-08-01')).toMatch(`${expected} – `)
})

test('hundreds of senseless rules and of old series take no time', () => {
  for (const [count, lines] of [
    [200, 'DTSTART:20200101T000000Z | RRULE:FREQ=SECONDLY'],
    [1000, 'DTSTART:16040229 | RRULE:FREQ=YEARLY'],
    [300, 'DTSTART:20100131T090000 | RRULE:FREQ=MONTHLY;BYDAY=-1FR'],
  ] as const) {
    const entries = Array.from({ length: count }, (_, index) =>
      event(`DURATION:PT1H | ${lines}`).with(1, `UID:${index}`),
    )
    const before = process.threadCpuUsage()
    read(entries.flat())
    // Processor time, because other tests run meanwhile. Many times what it takes.
    expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000)
  }
})
