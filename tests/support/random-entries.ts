import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { day, minute } from '../../engine/core/time/durations.ts'
import type { Interval } from '../../engine/core/time/interval.ts'
import { CalendarText } from '../../engine/features/booking/calendars/calendar-text.server.ts'
import { calendarOf } from './calendars.ts'

type Local = Temporal.PlainDateTime

const own = 'Europe/Stockholm'
/** The owner, who declines. */
export const owner = 'me@site.example'

/** Days of a printed calendar: from a Monday on, whole years. */
const days = Array.from({ length: 1099 }, (_, index) => {
  const date = Temporal.PlainDate.from('2024-12-30').add({ days: index })
  const { year, month, day, dayOfWeek, daysInMonth } = date
  return { date, year, month, day, weekday: dayOfWeek, left: daysInMonth - day + 1 }
})
type Day = (typeof days)[number]

/** The number of the day of a moment, more or less. */
export const dayNumber = (moment: number) => Math.floor((moment - Date.parse('2024-12-30')) / day)

/** Zones, with the names that calendars give them. One that may be any is up to 14 hours off UTC. */
const zones = [
  {
    id: own,
    names: [own, '', '/prefix/2026/Europe/Stockholm', 'W. Europe Standard Time', 'CET', 'Home, sweet home'],
  },
  {
    id: 'America/New_York',
    names: ['America/New_York', 'EDT', 'Eastern Standard Time', '(UTC-05:00) Eastern Time (US & Canada)'],
  },
  { id: 'Asia/Tokyo', names: ['Asia/Tokyo', 'Tokyo Standard Time', 'UTC+9', '(GMT +09:00)'] },
  { id: 'Australia/Sydney', names: ['Australia/Sydney', 'AUS Eastern Standard Time'] },
  { id: 'UTC', names: ['Z', 'UTC', 'tzone://Microsoft/Utc', '"Coordinated Universal Time"'] },
  { id: 'UTC', names: ['Mars'], doubt: 14 * 60 * minute },
]

/** Lines with bars between them. */
const lines = (text: string) => text.trim().split(/\s*\|\s*/)

const home = lines(`BEGIN:VTIMEZONE | TZID:Home, sweet home
  | BEGIN:DAYLIGHT | DTSTART:19810329T020000 | TZOFFSETFROM:+0100 | TZOFFSETTO:+0200
  | RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU | END:DAYLIGHT
  | BEGIN:STANDARD | DTSTART:19961027T030000 | TZOFFSETFROM:+0200 | TZOFFSETTO:+0100
  | RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU | END:STANDARD | END:VTIMEZONE`)

const freeLines = [
  'TRANSP:TRANSPARENT',
  'STATUS:CANCELLED',
  'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
  'ATTENDEE;CN="Me; myself";PARTSTAT=DECLINED:MAILTO:me@site.example',
  'ATTENDEE;EMAIL="ME@site.example";PARTSTAT=declined:urn:uuid:1-2-3',
  'ATTENDEE;PARTSTAT=DECLINED:mailto: me%40site.example',
]
const busyLines = [
  'TRANSP:OPAQUE',
  'STATUS:TENTATIVE',
  'Status: cancelled',
  'STATUS:',
  'EXDATE:,',
  'RDATE:',
  'RRULE:',
  'ATTENDEE;CN="Me;PARTSTAT=DECLINED:mailto:me@site.example',
  'Duration: two hours',
  'Begin: on Monday',
  'ATTENDEE;PARTSTAT=DECLINED:mailto:you@site.example',
  'BEGIN:VALARM\r\nTRIGGER:-PT15M',
  'BEGIN:VALARM\r\nDURATION:PT5M\r\nSTATUS:CANCELLED\r\nEND:VALARM',
]

const someOf = (...values: number[]): fc.Arbitrary<number[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }),
  )
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, value)

const anyRule = fc
  .record({
    frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 3 }),
    months: someOf(1, 2, 3, 4, 10, 11, 12),
    monthDays: someOf(1, 2, 13, 15, 28, 29, 30, 31, -1, -2, -31),
    weekdays: someOf(1, 2, 3, 4, 5, 6, 7),
    nth: maybe(fc.constantFrom(1, 2, 3, 5, -1, -2)),
    position: maybe(fc.constantFrom(1, 2, -1, -2)),
    weekStart: fc.constantFrom(1, 7),
    count: maybe(fc.integer({ min: 1, max: 40 })),
    /** So many days after the start. */
    until: maybe(fc.integer({ min: 0, max: 400 })),
  })
  .map((rule) => {
    const { frequency, months, weekdays } = rule
    const monthDays = frequency === 'WEEKLY' ? [] : rule.monthDays
    const isCounted = frequency === 'MONTHLY' || (frequency === 'YEARLY' && months.length > 0)
    return {
      ...rule,
      monthDays,
      nth: isCounted ? rule.nth : undefined,
      position: [months, monthDays, weekdays].some(({ length }) => length > 0) ? rule.position : undefined,
      until: rule.count ? undefined : rule.until,
    }
  })
type Rule = typeof anyRule extends fc.Arbitrary<infer Value> ? Value : never

/** An entry by what it is, without iCalendar: both the text and what is expected are made of it. */
const entryNear = (near: number) =>
  fc.record({
    zone: fc.constantFrom(...zones),
    name: fc.nat({ max: 11 }),
    first: fc.oneof(fc.integer({ min: 20, max: 880 }), fc.integer({ min: near - 4, max: near + 6 })),
    minutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    /** In minutes. One that ends before it starts takes the days of its times. */
    length: fc.oneof({ weight: 15, arbitrary: fc.integer({ min: 1, max: 600 }) }, fc.constant(-60)),
    hasEnd: fc.boolean(),
    /** How many days it takes, where it has no clock times. */
    wholeDays: maybe(fc.integer({ min: 1, max: 3 })),
    rule: fc.oneof({ weight: 4, arbitrary: anyRule }, fc.constant(undefined)),
    /** Takes every other time away. */
    hasExceptingRule: fc.boolean(),
    removed: fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 4 }),
    /** So many days after the first time. */
    added: maybe(fc.integer({ min: 1, max: 60 })),
    change: maybe(
      fc.record({
        at: fc.nat({ max: 60 }),
        isFromThenOn: fc.boolean(),
        shift: fc.integer({ min: -24 * 60, max: 48 * 60 }),
        length: fc.integer({ min: 1, max: 300 }),
        isFree: fc.boolean(),
      }),
    ),
    isFree: fc.nat({ max: 5 }).map((number) => number === 0),
    hasOlderVersion: fc.nat({ max: 3 }).map((number) => number === 0),
    line: fc.nat({ max: 100 }),
    /** Which of the other ways to write it are taken. */
    forms: fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 3 }),
  })
type Entry = ReturnType<typeof entryNear> extends fc.Arbitrary<infer Value> ? Value : never

/** Looks at each day of the calendar on the wall. */
function daysOf(rule: Rule | undefined, first: number): number[] {
  const start = days[first]
  if (!rule || !start) return [first]
  const { frequency, interval, position, weekStart, count, until } = rule
  const periodOf = ({ year, month }: Day, index: number) => {
    if (frequency === 'DAILY') return index
    if (frequency === 'WEEKLY') return Math.floor((index + (weekStart === 7 ? 1 : 0)) / 7)
    return frequency === 'MONTHLY' ? 12 * year + month : year
  }
  const firstPeriod = periodOf(start, first)
  const periods = new Map<number, number[]>()
  for (const [index, day] of days.entries()) {
    const period = periodOf(day, index)
    if (period < firstPeriod || (period - firstPeriod) % interval > 0 || !fits(day, rule, start)) continue
    periods.set(period, [...(periods.get(period) ?? []), index])
  }
  const found = [...periods.values()]
    .flatMap((period) => (position ? (period.at(position > 0 ? position - 1 : position) ?? []) : period))
    .filter((index) => index >= first && (until === undefined || index <= first + until))
    .slice(0, count)
  return found[0] === first ? found : [first, ...found]
}

function fits(day: Day, { frequency, months, monthDays, weekdays, nth }: Rule, start: Day): boolean {
  const hasDays = monthDays.length + weekdays.length > 0
  if (months.length > 0 && !months.includes(day.month)) return false
  if (monthDays.length > 0 && !monthDays.some((date) => [day.day, -day.left].includes(date))) return false
  if (weekdays.length > 0 && !weekdays.includes(day.weekday)) return false
  if (weekdays.length > 0 && nth && Math.ceil((nth > 0 ? day.day : day.left) / 7) !== Math.abs(nth))
    return false
  if (hasDays || frequency === 'DAILY') return true
  if (frequency === 'WEEKLY') return day.weekday === start.weekday
  if (frequency === 'YEARLY' && months.length === 0 && day.month !== start.month) return false
  return day.day === start.day
}

/** The days of an entry, those that are taken out, and which of them is changed. */
function occurrencesOf(entry: Entry) {
  const { rule, first } = entry
  const found = daysOf(rule, first)
  const isPlain = rule && ['DAILY', 'WEEKLY'].includes(rule.frequency) && !rule.count && !rule.position
  const hasParts = rule && [rule.months, rule.monthDays, rule.weekdays].some(({ length }) => length > 0)
  const isExcepted = entry.hasExceptingRule && isPlain && !hasParts
  const change = isExcepted ? undefined : entry.change
  const changed = change ? change.at % found.length : undefined
  const removed = new Set(
    entry.removed.filter((index) => index !== changed).flatMap((index) => found[index] ?? []),
  )
  const isLeft = (day: number, index: number) => !removed.has(day) && !(isExcepted && index % 2 === 0)
  const added = change || entry.added === undefined ? undefined : first + entry.added
  return { found, removed, isExcepted, change, changed, added, isLeft }
}

const localOf = ({ minutes, wholeDays }: Entry, day: number): Local =>
  (days[day]?.date ?? Temporal.PlainDate.from('2030-01-01'))
    .toPlainDateTime()
    .add({ minutes: wholeDays ? 0 : minutes })

const momentIn = (zone: string, local: Local) => local.toZonedDateTime(zone).epochMilliseconds

/** When an entry takes time, between two days. */
function busyOf(entry: Entry, from: number, until: number): Interval[] {
  const { zone, wholeDays, length } = entry
  const { found, removed, change, changed = Number.POSITIVE_INFINITY, added, isLeft } = occurrencesOf(entry)
  const span = (local: Local, minutes: number): Interval => {
    if (wholeDays) return { start: momentIn(own, local), end: momentIn(own, local.add({ days: wholeDays })) }
    const start = momentIn(zone.id, local)
    const [first, last] = [start - (zone.doubt ?? 0), start + (zone.doubt ?? 0)]
    return minutes < 0
      ? { start: midnight(first, 0), end: midnight(last, 1) }
      : { start: first, end: last + minutes * minute }
  }
  const near = (day: number) => day >= from - 6 && day <= until + 6
  const times = found.flatMap((day, index) => {
    if (!near(day) || !isLeft(day, index)) return []
    const local = localOf(entry, day)
    if (change && (index === changed || (change.isFromThenOn && index > changed)))
      return change.isFree ? [] : [span(shifted(entry, local, change.shift), change.length)]
    return entry.isFree ? [] : [span(local, length)]
  })
  const isAdded = added !== undefined && !removed.has(added) && !entry.isFree && near(added)
  return isAdded ? [...times, span(localOf(entry, added), length)] : times
}

const shifted = ({ wholeDays }: Entry, local: Local, minutes: number) =>
  local.add(wholeDays ? { days: Math.trunc(minutes / 1440) } : { minutes })

const midnight = (moment: number, later: number) =>
  momentIn(
    own,
    Temporal.Instant.fromEpochMilliseconds(moment)
      .toZonedDateTimeISO(own)
      .toPlainDate()
      .add({ days: later })
      .toPlainDateTime(),
  )

const compact = (local: Local) => local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
const inUtc = (moment: number) =>
  `${compact(Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('UTC').toPlainDateTime())}Z`

/** One of some ways to write a thing. */
const oneOf = <Value>(values: readonly [Value, ...Value[]], number: number) =>
  values[number % values.length] ?? values[0]

function linesOf(entry: Entry, index: number): string[] {
  const { zone, wholeDays, length, line, rule, first } = entry
  const { found, removed, isExcepted, change, changed, added } = occurrencesOf(entry)
  const name = zone.names[entry.name % zone.names.length] ?? zone.id
  const named = (property: string, local: Local) => {
    if (wholeDays) return `${property};VALUE=DATE:${compact(local).slice(0, 8)}`
    return name === 'Z'
      ? `${property}:${compact(local)}Z`
      : `${property}${name && `;TZID=${name}`}:${compact(local)}`
  }
  const lengthFrom = (local: Local, minutes: number) => {
    if (wholeDays) return named('DTEND', local.add({ days: wholeDays }))
    const ending = local.toZonedDateTime(zone.id).add({ minutes })
    const end = ending.toPlainDateTime()
    // When clocks are set back, an hour comes twice, and its name means the first one.
    const canNameEnd = end.toZonedDateTime(zone.id).equals(ending)
    // Further back than a change of the clock, which would make the end the start.
    if (minutes < 0) return named('DTEND', local.subtract({ hours: 3 }))
    return entry.hasEnd && canNameEnd ? named('DTEND', end) : `DURATION:PT${minutes}M`
  }
  const removal = (day: number) => {
    const local = localOf(entry, day)
    const date = compact(local).slice(0, 8)
    const moment = momentIn(wholeDays ? own : zone.id, local)
    return oneOf(
      [
        `${named('EXDATE', local)},`,
        `EXDATE:,${inUtc(moment)}, `,
        `EXDATE:${date}`,
        wholeDays ? `EXDATE:${date}T000000Z` : `EXDATE:${compact(local)}`,
      ],
      day + line,
    )
  }
  const start = localOf(entry, first)
  const addition = (local: Local) => {
    if (wholeDays || length < 0) return [named('RDATE', local)]
    const begin = momentIn(zone.id, local)
    const period = `RDATE;VALUE=PERIOD:${inUtc(begin)}/`
    return zone.doubt
      ? [named('RDATE', local)]
      : [
          oneOf(
            [named('RDATE', local), `${period}PT${length}M`, `${period}${inUtc(begin + length * minute)}`],
            line,
          ),
        ]
  }
  const state = (isFree: boolean) => {
    const lines = isFree ? freeLines : busyLines
    return lines[line % lines.length] ?? ''
  }
  const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']
  const series = event(
    'SEQUENCE:2',
    ...[named('DTSTART', start), lengthFrom(start, length), state(entry.isFree)],
    ...(rule ? [`RRULE:${ruleText(rule, entry, start)}`] : []),
    ...(rule && isExcepted
      ? [`EXRULE:FREQ=${rule.frequency};INTERVAL=${2 * rule.interval};WKST=${weekdayNames[rule.weekStart]}`]
      : []),
    ...[...removed].map(removal),
    ...(added === undefined ? [] : addition(localOf(entry, added))),
  )
  const older = entry.hasOlderVersion
    ? event('SEQUENCE:1', named('DTSTART', start.add({ days: 1 })), lengthFrom(start.add({ days: 1 }), 60))
    : []
  const replaced = localOf(entry, found[changed ?? 0] ?? first)
  const to = change ? shifted(entry, replaced, change.shift) : replaced
  const changing = change
    ? event(
        oneOf(
          [
            named('RECURRENCE-ID', replaced),
            `RECURRENCE-ID:${inUtc(momentIn(wholeDays ? own : zone.id, replaced))}`,
            `RECURRENCE-ID:${compact(replaced).slice(0, 8)}`,
            wholeDays ? `RECURRENCE-ID:${compact(replaced)}Z` : `RECURRENCE-ID:${compact(replaced)}`,
          ],
          line,
        ).replace(/^RECURRENCE-ID/, (name) => (change.isFromThenOn ? `${name};RANGE=thisandfuture` : name)),
        ...[named('DTSTART', to), lengthFrom(to, change.length), state(change.isFree)],
      )
    : []
  const inOrder = line % 2 ? [...older, ...series, ...changing] : [...changing, ...series, ...older]
  return entry.forms.reduce(
    (written, form) => written.flatMap((text) => otherForms[form]?.(text) ?? text),
    inOrder,
  )
}

const weekdayNames = ['', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

function ruleText(rule: Rule, entry: Entry, start: Local): string {
  const { nth = '', until } = rule
  const last = start.add({ days: until ?? 0 })
  const day = compact(last).slice(0, 8)
  const ends = entry.wholeDays ? day : inUtc(momentIn(entry.zone.id, last))
  const parts: [name: string, values: readonly unknown[]][] = [
    ['BYMONTH', rule.months],
    ['BYMONTHDAY', rule.monthDays],
    ['BYDAY', rule.weekdays.map((weekday) => `${nth}${weekdayNames[weekday]}`)],
    ['BYSETPOS', rule.position ? [rule.position] : []],
    ['COUNT', rule.count ? [rule.count] : []],
    ['UNTIL', until === undefined ? [] : [oneOf([day, ends, last.toPlainDate()], entry.line)]],
  ]
  return [
    `FREQ=${rule.frequency};INTERVAL=${rule.interval};WKST=${weekdayNames[rule.weekStart]}`,
    ...parts.filter(([, values]) => values.length > 0).map(([name, values]) => `${name}=${values.join(',')}`),
  ].join(';')
}

/** Ways to write the same line, or lines, that RFC 5545 does not know, or that other programs do not write. */
const otherForms: ((line: string) => string | string[])[] = [
  (line) => line.replace(';VALUE=DATE:', ':'),
  (line) => (line.startsWith('RRULE') ? line.toLowerCase() : line),
  (line) =>
    line.startsWith('RRULE') ? `${line};`.replaceAll(/[=,;](?=[A-Z-\d])/g, (sign) => `${sign} `) : line,
  (line) => line.replace(/^(RRULE:.*BYDAY=)([^;]+)/, '$1"$2"'),
  (line) => line.replace(/^(DT.*:)(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1$2-$3-$4T$5:$6:$7'),
  (line) =>
    line.replace(
      /^(DT\w+)(.*:)(\d{8}[\dTZ]*)$/,
      (_, name, zone, time) => `${name.toLowerCase()}${zone} ${time.toLowerCase()}`,
    ),
  (line) => line.replaceAll(/[^\r\n]{30}(?=[^\r\n])/g, '$&\r\n '),
  (line) => (line === 'BEGIN:VEVENT' ? [line, 'DESCRIPTION:We talk', 'End: later', 'X-A;B="'] : line),
]

const publishedNear = (near: number) =>
  fc
    .tuple(
      fc.integer({ min: near - 4, max: near + 6 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.nat({ max: 3 }),
    )
    .map(([day, minutes, form]) => {
      const date = (days[day]?.date ?? Temporal.PlainDate.from('2030-01-01')).toPlainDateTime()
      const isDay = form === 0
      const local = date.add({ minutes: isDay ? 0 : minutes })
      const start = momentIn(own, local)
      const end = isDay ? momentIn(own, date.add({ days: 1 })) : start + 45 * minute
      const busy = { start, end }
      const value = oneOf(
        [
          compact(date).slice(0, 8),
          `${inUtc(start)}/PT45M,`,
          `${compact(local)}/PT45M`,
          `${inUtc(start)}/${inUtc(end)}`,
        ],
        form,
      )
      return { busy, lines: ['BEGIN:VFREEBUSY', `FREEBUSY:${value}`, 'END:VFREEBUSY'] }
    })

/** An entry of long ago that nobody understands. */
const senseless = ['BEGIN:VEVENT', 'DTSTART:20240101T000000Z', 'DURATION:P999999999999999999W', 'END:VEVENT']

/**
 * Calendars with entries around some day, as a server sends them, and when they say that their owner is busy near it. More than
 * they say is taken only where a zone may be any or a length is not understood, as the tests of sloppy calendars say why.
 */
export const anyCalendarNear = (near: number, ahead: number) =>
  fc
    .tuple(
      fc.array(entryNear(near), { maxLength: 5 }),
      fc.array(publishedNear(near), { maxLength: 1 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 500 }),
    )
    .map(([entries, published, isWide, size]) => {
      const text = calendarOf(
        ...home,
        ...entries.flatMap(linesOf),
        ...published.flatMap(({ lines }) => lines),
        ...senseless,
      )
      const busy = [
        ...entries.flatMap((entry) => busyOf(entry, near, near + ahead)),
        ...published.map(({ busy }) => busy),
      ]
      return { text: received(text, isWide ? 'utf16le' : 'utf8', size), busy }
    })

/** A text as it arrives in pieces. */
function received(text: string, encoding: 'utf8' | 'utf16le', size: number): string {
  const bytes = Buffer.from(`\uFEFF${text}`, encoding)
  const reading = new CalendarText()
  for (let at = 0; at < bytes.length; at += size) reading.add(bytes.subarray(at, at + size))
  return reading.end()
}
