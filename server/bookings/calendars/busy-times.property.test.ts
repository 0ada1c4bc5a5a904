import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { calendarOf, printed, stockholm } from '../../../tests/support/calendars.ts'
import { type Interval, merge } from '../interval.ts'
import { busyTimesOf } from './busy-times.ts'

const from = stockholm('2026-10-01')
const until = stockholm('2027-04-15')

/** An event by what it is, without iCalendar: both the text and what is expected are made of it. */
const event = fc.record({
  zone: fc.constantFrom('Europe/Stockholm', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'UTC'),
  day: fc.integer({ min: 0, max: 230 }).map((days) => Temporal.PlainDate.from('2026-09-01').add({ days })),
  minutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  length: fc.integer({ min: 1, max: 600 }),
  every: fc.constantFrom(undefined, 'days' as const, 'weeks' as const),
  interval: fc.integer({ min: 1, max: 3 }),
  /** How often, or for ever. */
  count: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  hasEnd: fc.boolean(),
  isWholeDay: fc.boolean(),
  isFree: fc.boolean(),
  /** Which of the ways to write it are taken. */
  forms: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 4 }),
})
type Described = typeof event extends fc.Arbitrary<infer Value> ? Value : never

const startOf = ({ day, minutes }: Described) => day.toPlainDateTime().add({ minutes })
const compact = (time: Temporal.PlainDateTime) =>
  time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

function textOf(described: Described, index: number): string[] {
  const { zone, day, length, every, interval, count, hasEnd, isWholeDay, isFree } = described
  const start = startOf(described)
  const basic = (date: Temporal.PlainDate) => date.toString().replaceAll('-', '')
  const inZone = (time: Temporal.PlainDateTime) =>
    zone === 'UTC' ? `:${compact(time)}Z` : `;TZID=${zone}:${compact(time)}`
  const ending = start.toZonedDateTime(zone).add({ minutes: length })
  const end = ending.toPlainDateTime()
  // When clocks are set back, an hour comes twice, and its name means the first one.
  const canNameEnd = end.toZonedDateTime(zone).equals(ending)
  const times = isWholeDay
    ? [`DTSTART;VALUE=DATE:${basic(day)}`, `DTEND;VALUE=DATE:${basic(day.add({ days: 1 }))}`]
    : [`DTSTART${inZone(start)}`, hasEnd && canNameEnd ? `DTEND${inZone(end)}` : `DURATION:PT${length}M`]
  const rule = every && [
    `FREQ=${every === 'days' ? 'DAILY' : 'WEEKLY'};INTERVAL=${interval}${count ? `;COUNT=${count}` : ''}`,
  ]
  return [
    ...['BEGIN:VEVENT', `UID:${index}`, ...times, ...(rule ?? []).map((text) => `RRULE:${text}`)],
    ...(isFree ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

/** Ways to write the same that RFC 5545 does not know, or that other programs do not write. */
const otherForms: ((lines: string[]) => string[])[] = [
  (lines) => lines.map((line) => line.replace(';VALUE=DATE:', ':')),
  (lines) => lines.map((line) => (line.startsWith('RRULE') ? line.toLowerCase() : line)),
  (lines) =>
    lines.map((line) => line.replace(/^(RRULE:)(.*)$/, '$1$2;').replaceAll(';INTERVAL', '; INTERVAL')),
  (lines) =>
    lines.map((line) => line.replace(/:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, ':$1-$2-$3T$4:$5:$6')),
  (lines) => lines.map((line) => line.replace(/TZID=([^:]+):/, 'TZID="/prefix/2026/$1":')),
  (lines) =>
    lines.map((line) => (/^(DT|DURATION)/.test(line) ? line.replace(/:/, ': ').toLowerCase() : line)),
  (lines) => lines.toSpliced(-1, 0, 'EXDATE:,', 'RDATE:', 'RRULE:', 'EXRULE:', 'STATUS:', 'ATTENDEE;CN="'),
  (lines) => lines.toSpliced(-1, 0, 'DESCRIPTION:We talk', 'Status: cancelled', 'Begin: now', 'End: later'),
  (lines) => lines.toSpliced(-1, 0, 'BEGIN:VALARM', 'TRIGGER:-PT15M'),
  (lines) => lines.toSpliced(1, 0, 'BEGIN:VALARM', 'DURATION:PT900M', 'STATUS:CANCELLED', 'END:VALARM'),
]

const written = (described: Described, index: number) =>
  described.forms.reduce((lines, form) => otherForms[form]?.(lines) ?? lines, textOf(described, index))

/** When it is, by Temporal alone. */
function expectedOf(described: Described): Interval[] {
  const { zone, day, length, every, interval, count, isWholeDay, isFree } = described
  if (isFree) return []
  const times = every ? (count ?? 300) : 1
  return Array.from({ length: times }, (_, index) => {
    const shift = every ? { [every]: index * interval } : { days: 0 }
    const date = day.add(shift)
    if (isWholeDay)
      return { start: stockholm(`${date}T00:00`), end: stockholm(`${date.add({ days: 1 })}T00:00`) }
    const start = startOf(described).add(shift).toZonedDateTime(zone).epochMilliseconds
    return { start, end: start + length * 60_000 }
  })
}

test('busy times are those that plain arithmetic gives', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 6 }), (events) => {
      const text = calendarOf(...events.flatMap(written))
      const busy = busyTimesOf(text, {
        ...{ from, until, timeZone: 'Europe/Stockholm' },
        onBroken: () => expect.unreachable('broken'),
      })
      const expected = merge(
        events
          .flatMap(expectedOf)
          .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, until) }))
          .filter(({ start, end }) => start < end),
      )
      expect(printed(busy)).toEqual(printed(expected))
    }),
    // The long test asks for more.
    { numRuns: Number(process.env.RANDOM_CALENDARS ?? 300) },
  )
})
