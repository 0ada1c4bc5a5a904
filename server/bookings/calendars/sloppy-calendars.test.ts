import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { calendarOf, stockholm } from '../../../tests/support/calendars.ts'
import { busyTimesOf } from './busy-times.ts'

/** Calendars as programs write them, though RFC 5545 does not. The times are Swedish, in December 2026. */
function read(lines: string[], from = '2026-12-01', until = '2027-01-01') {
  const broken: string[] = []
  const full: string[] = []
  const busy = busyTimesOf(calendarOf(...lines), {
    from: stockholm(from),
    until: stockholm(until),
    timeZone: 'Europe/Stockholm',
    owners: ['me@site.example'],
    onBroken: ({ summary }) => broken.push(summary),
    onFull: ({ summary }) => full.push(summary),
  })
  return { busy: busy.map(({ start, end }) => `${shown(start)} – ${shown(end)}`), broken, full }
}

function shown(moment: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('Europe/Stockholm')
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${local.month}-${local.day}${time === '00:00' ? '' : ` ${time}`}`
}

/** An entry of these lines, with bars between them. */
const event = (lines: string) => [
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Lesson',
  ...lines.split(' | '),
  'END:VEVENT',
]
const nineToTwelve =
  'DTSTART;TZID=Europe/Stockholm:20260901T090000 | DTEND;TZID=Europe/Stockholm:20260901T120000'
const series = (lines: string) => event(`${nineToTwelve} | ${lines}`)
const weekly = (line: string) => series(`RRULE:FREQ=WEEKLY;BYDAY=TU | ${line}`)
const tuesdays = [1, 8, 15, 22, 29].map((day) => `12-${day} 09:00 – 12-${day} 12:00`)
const but = (...days: number[]) => tuesdays.filter((_, index) => !days.includes(1 + 7 * index))

test.each<[string, string[], string[]]>([
  ['a day without a word', event('DTSTART:20261203 | DTEND:20261212'), ['12-3 – 12-12']],
  ['a day in a zone', event('DTSTART;TZID=America/New_York:20261203'), ['12-3 – 12-4']],
  ['a day that is called a time', event('DTSTART;VALUE=DATE-TIME:20261203'), ['12-3 – 12-4']],
  ['a day with dashes', event('DTSTART:2026-12-03'), ['12-3 – 12-4']],
  ['what ical.js writes for a day', event('DTSTART:2026-12-03T::'), ['12-3 – 12-4']],
  ['a day at the end only', event('DTSTART:20261203T080000Z | DTEND:20261205'), ['12-3 09:00 – 12-5']],
  ['a week of days', event('DTSTART:20261101 | DTEND:20261103 | RRULE:FREQ=MONTHLY'), ['12-1 – 12-3']],
  ['a removed day', weekly('EXDATE:20261208'), but(8)],
  ['an added day', weekly('RDATE:20261203'), [...but(8, 15, 22, 29), '12-3 – 12-4', ...but(1)]],
  [
    'a replaced day',
    [...weekly(''), ...event('RECURRENCE-ID:20261208 | DTSTART:20261209T080000Z | DURATION:PT1H')],
    [...but(8, 15, 22, 29), '12-9 09:00 – 12-9 10:00', ...but(1, 8)],
  ],
  ['dashes and colons', event('DTSTART:2026-12-03T09:00:00 | DURATION:PT1H'), ['12-3 09:00 – 12-3 10:00']],
  ['no seconds', event('DTSTART:20261203T0900 | DTEND:20261203T1000'), ['12-3 09:00 – 12-3 10:00']],
  ['blanks, quotes', event('dtstart: "20261203t080000z"  | duration: pt1h'), ['12-3 09:00 – 12-3 10:00']],
  ['an offset', event('DTSTART:20261203T090000+0200 | DURATION:PT1H'), ['12-3 08:00 – 12-3 09:00']],
])('days and times: %s', (_, lines, busy) => {
  expect(read(lines)).toEqual({ busy, broken: [], full: [] })
})

test.each<[string, number[]]>([
  ['', []],
  ['RRULE:', []],
  ['RDATE:', []],
  ['EXDATE:', []],
  ['EXDATE;TZID=Europe/Stockholm:20261208T090000,', [8]],
  ['EXDATE:,20261208T080000Z, ,20261215T080000Z', [8, 15]],
  ['EXDATE:soon,20261208T080000Z', [8]],
  ['EXDATE:20261208T99', []],
  ['EXRULE:', []],
  ['EXRULE:FREQ=OFTEN', []],
  ['STATUS', []],
  ['ATTENDEE', []],
  ['ATTENDEE;PARTSTAT=DECLINED', []],
  ['ATTENDEE;CN="Me;PARTSTAT=DECLINED:mailto:me@site.example', []],
  ['STATUS:', []],
  ['STATUS:GONE', []],
  ['Status: cancelled', []],
  ['Duration: two hours', []],
  ['Begin: on Monday', []],
  ['Attendee; nobody', []],
  ['BEGIN:VALARM | TRIGGER:-PT15M | DURATION:PT5M | STATUS:CANCELLED | END:VALARM', []],
  ['BEGIN:VALARM | TRIGGER:-PT15M', []],
  ['X-COLOUR;A="', []],
])('a part that is not understood frees nothing: %s', (line, days) => {
  expect(read(weekly(line))).toEqual({ busy: but(...days), broken: [], full: [] })
})

test.each([
  'freq=weekly;byday=tu',
  'FREQ=WEEKLY; BYDAY = TU, TU',
  'FREQ=WEEKLY;BYDAY="TU"',
  'FREQ=WEEKLY;BYDAY=TU,;',
  'FREQ=WEEKLY;INTERVAL=1;UNTIL=2026-12-31',
  'FREQ=WEEKLY;UNTIL=20261231T2359Z',
  'FREQ=WEEKLY;UNTIL=20261231',
  'FREQ=WEEKLY;INTERVAL=0',
  'FREQ=WEEKLY;X-RULE=1',
  'RRULE:FREQ=WEEKLY',
])('a rule is understood: %s', (rule) => {
  expect(read(series(`RRULE:${rule}`))).toEqual({ busy: tuesdays, broken: [], full: [] })
})

test.each(['COUNT=0', 'COUNT=-1', 'COUNT=abc', 'UNTIL=soon'])(
  'an end that is not understood is none: %s',
  (end) => {
    expect(read(series(`RRULE:FREQ=WEEKLY;${end}`))).toEqual({ busy: tuesdays, broken: ['Lesson'], full: [] })
  },
)

test.each(['FREQ=OFTEN', 'FREQ=WEEKLY;BYDAY=XX', 'RSCALE=CHINESE;FREQ=YEARLY', 'FREQ=SECONDLY;INTERVAL=2'])(
  'nothing is offered from a rule on that is not understood, and the owner is told: %s',
  (rule) => {
    const known = { busy: ['12-1 – 1-1'], broken: ['Lesson'], full: ['Lesson'] }
    expect(read(series(`RRULE:${rule}`))).toEqual(known)
    expect(read(series(`RRULE:${rule};UNTIL=20261101`)).busy).toEqual([])
  },
)

test.each([
  'DTEND;TZID=Europe/Stockholm:20260831T120000',
  'DURATION:-PT1H',
  'DURATION:PT',
  'DURATION:ONE HOUR',
  'DURATION:P999999999999999999W',
  'DTEND:later',
])('a length that is not understood takes the day of each time: %s', (line) => {
  const lines = `DTSTART;TZID=Europe/Stockholm:20260901T090000 | ${line} | RRULE:FREQ=WEEKLY`
  const busy = [1, 8, 15, 22, 29].map((day) => `12-${day} – 12-${day + 1}`)
  expect(read(event(lines))).toEqual({ busy, broken: ['Lesson'], full: [] })
})

test('one entry never closes the calendar', () => {
  const old = event('DTSTART:20240101T000000Z | DURATION:P999999999999999999W')
  expect(read([...old, ...weekly('')])).toEqual({ busy: tuesdays, broken: ['Lesson'], full: [] })
})

test.each<[string, string[], number]>([
  ['FREEBUSY:20261203T090000/20261203T100000', ['12-3 09:00 – 12-3 10:00'], 0],
  ['FREEBUSY:20261203/20261205', ['12-3 – 12-5'], 0],
  ['FREEBUSY:20261203', ['12-3 – 12-4'], 0],
  ['FREEBUSY;FBTYPE=free:20261204T080000Z/PT1H', [], 0],
  ['FREEBUSY;FBTYPE=BUSY:20261203T080000Z/PT1H,', ['12-3 09:00 – 12-3 10:00'], 0],
  // One whose end is not understood takes its day.
  ['FREEBUSY:20261203T080000Z/later,20261204T080000Z/PT1H', ['12-3 – 12-4', '12-4 09:00 – 12-4 10:00'], 1],
])('published times: %s', (line, busy, count) => {
  const { broken, ...rest } = read(['BEGIN:VFREEBUSY', line, 'END:VFREEBUSY'])
  expect([rest.busy, broken.length]).toEqual([busy, count])
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
  expect(read([...zone(name, ...lines), ...entry], '2026-12-01', '2027-08-01').busy[0]).toMatch(
    `${expected} – `,
  )
})

test.each([
  'Europe/Stockholm',
  'europe/stockholm',
  '/prefix/Europe/Stockholm',
  'CET',
  'CEST',
  'UTC+1',
  'GMT+0100',
  '(GMT +01:00)',
  'UTC+01:00',
  '+01:00',
  'W. Europe Standard Time',
  'W. Europe Standard Time 1',
  'W. Europe Daylight Time',
  '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"',
  '(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna',
  '(UTC+01:00) Brussels, Copenhagen, Madrid, Paris',
])('zones that say what they are: %s', (name) => {
  const entry = event(`DTSTART;TZID=${name}:20261203T100000 | DURATION:PT1H`)
  expect(read(entry).busy).toEqual(['12-3 10:00 – 12-3 11:00'])
})

test.each([
  ['/prefix/America/Argentina/Buenos_Aires', 13],
  ['/freeassociation.sourceforge.net/Tzfile/America/Port-au-Prince', 15],
  ['Z', 10],
  ['UTC', 10],
  ['Etc/UTC', 10],
  ['Coordinated Universal Time', 10],
  ['"tzone://Microsoft/Utc"', 10],
  ['tzone://Microsoft/Utc', 10],
  ['(UTC-05:00) Eastern Time (US & Canada)', 15],
  ['(UTC) Dublin, Edinburgh, Lisbon, London', 10],
  ['(UTC) Coordinated Universal Time', 10],
  // Half an hour more than a whole number of hours.
  ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 4.5],
])('zones elsewhere: at nine in %s it is %f here', (name, hours) => {
  const { busy } = read(event(`DTSTART;TZID=${name}:20261203T090000 | DURATION:PT1H`))
  const clock = (time: number) =>
    `12-3 ${String(Math.floor(time)).padStart(2, '0')}:${time % 1 === 0 ? '00' : '30'}`
  expect(busy).toEqual([`${clock(hours)} – ${clock(hours + 1)}`])
})

const later = [...but(8, 15, 22, 29), ...[8, 15, 22, 29].map((day) => `12-${day} 14:00 – 12-${day} 17:00`)]
const fromEighth = (lines: string) =>
  `RECURRENCE-ID;RANGE=thisandfuture;TZID=Europe/Stockholm:20261208T090000 | DURATION:PT3H | ${lines}`
const atNine = 'DTSTART;TZID=Europe/Stockholm:20261208T090000'
const atTwo = 'DTSTART;TZID=Europe/Stockholm:20261208T140000'
test.each<[string, string, string, string[]]>([
  ['moved', '', fromEighth(atTwo), later],
  [
    'moved in UTC',
    '',
    `RECURRENCE-ID;RANGE=THISANDFUTURE:20261208T080000Z | ${atTwo} | DURATION:PT3H`,
    later,
  ],
  ['moved by its day', '', `RECURRENCE-ID;RANGE=THISANDFUTURE:20261208 | ${atTwo} | DURATION:PT3H`, later],
  ['busy', 'TRANSP:TRANSPARENT', fromEighth(`${atNine} | TRANSP:OPAQUE`), but(1)],
  ['free', '', fromEighth(`${atNine} | TRANSP:TRANSPARENT`), but(8, 15, 22, 29)],
  ['cancelled', '', fromEighth(`${atNine} | STATUS:CANCELLED`), but(8, 15, 22, 29)],
  [
    'declined',
    '',
    fromEighth(`${atNine} | ATTENDEE;PARTSTAT=DECLINED:mailto:me@site.example`),
    but(8, 15, 22, 29),
  ],
])('this and all later times: %s', (_, line, change, busy) => {
  expect(read([...weekly(line), ...event(change)]).busy).toEqual(busy)
})

const wholeDays = 'DTSTART;VALUE=DATE:20261201 | RRULE:FREQ=WEEKLY;COUNT=3'
const inNewYork = 'DTSTART;TZID=America/New_York:20261201T030000 | DURATION:PT1H | RRULE:FREQ=WEEKLY;COUNT=3'
test.each<[string, string, number[]]>([
  ['EXRULE', `${nineToTwelve} | RRULE:FREQ=WEEKLY | EXRULE:FREQ=WEEKLY;INTERVAL=2`, [1, 15, 29]],
  ['whole days as midnights of UTC', `${wholeDays} | EXDATE:20261208T000000Z`, [1, 15]],
  ['whole days as midnights of the owner', `${wholeDays} | EXDATE:20261207T230000Z`, [1, 15]],
  ['whole days in another zone', `${wholeDays} | EXDATE;TZID=America/New_York:20261208T000000`, [1, 15]],
  ['a time without a zone', `${inNewYork} | EXDATE:20261208T030000`, [1, 15]],
])('times that are taken out: %s', (_, lines, days) => {
  expect(read(event(lines)).busy.map((span) => Number(/^12-(\d+)/.exec(span)?.[1]))).toEqual(days)
})

test.each([
  'ATTENDEE;CN=Me;EMAIL=me@site.example;PARTSTAT=DECLINED:/aMTIzNDU2/principal/',
  'ATTENDEE;EMAIL="ME@site.example";PARTSTAT=declined:urn:uuid:1-2-3',
  'ATTENDEE;PARTSTAT=DECLINED:mailto: me@site.example',
  'ATTENDEE;PARTSTAT=DECLINED:MAILTO:me%40site.example',
])('declined: %s', (line) => {
  expect(read(weekly(line)).busy).toEqual([])
})

test('of two versions of an entry the later one counts', () => {
  const version = (sequence: number, day: string) =>
    event(`SEQUENCE:${sequence} | DTSTART;TZID=Europe/Stockholm:${day}T090000 | DURATION:PT3H`)
  const moved = ['12-8 09:00 – 12-8 12:00']
  expect(read([...version(2, '20261208'), ...version(1, '20261201')]).busy).toEqual(moved)
  expect(read([...version(1, '20261201'), ...version(2, '20261208')]).busy).toEqual(moved)
  expect(read([...version(1, '20261201'), ...version(2, '20260108')]).busy).toEqual([])
  // Where none is later, they are two entries.
  expect(read([...version(1, '20261201'), ...version(1, '20261208')]).busy).toEqual([tuesdays[0], ...moved])
})

test('an unanswered invitation closes nothing with a rule that nobody understands', () => {
  const invited = 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:me@site.example'
  for (const rule of ['FREQ=OFTEN', 'FREQ=SECONDLY'])
    expect(read(series(`RRULE:${rule} | ${invited}`))).toEqual({ busy: [], broken: ['Lesson'], full: [] })
  expect(read(weekly(invited)).busy).toEqual(tuesdays)
  expect(read(event(`DTSTART:20261101 | DTEND:20270201 | ${invited}`)).full).toEqual(['Lesson'])
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
