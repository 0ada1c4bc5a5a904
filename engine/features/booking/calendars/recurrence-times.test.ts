import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { day, second } from '../../../core/time/durations.ts'
import { readRule } from './recurrence-rule.server.ts'
import { timesOf } from './recurrence-times.server.ts'
import { readTime } from './time.server.ts'
import { utc } from './zone.server.ts'

const rules = readFileSync('engine/features/booking/calendars/fixtures/recurrence-rules.txt', 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split(' '))

const clockTime = (text: string) => {
  const time = readTime(text, '', { named: () => utc, own: utc })
  return time ? utc.momentOf(time.local) + (time.isDay ? day - second : 0) : Number.POSITIVE_INFINITY
}

/** The times of a rule from a day on, without the clock time where it is that of the start. */
function timesFrom(text: string, start: string, from = start, until = '99991231') {
  const rule = readRule(text)
  const isDay = start.length === 8
  const clock = isDay ? 'T000000' : start.slice(8)
  if (!rule) return []
  const bounds = {
    from: clockTime(`${from}${clock}`.slice(0, 15)),
    until: Math.min(clockTime(rule.until), clockTime(until)),
  }
  return timesOf(rule, clockTime(`${start}${clock}`.slice(0, 15)), isDay, bounds).times.map((time) =>
    utc.localOf(time).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '').replace(clock, ''),
  )
}

test.each(rules)('%s %s', (start = '', rule = '', ...expected) => {
  expect(timesFrom(rule, start)).toEqual(expected)
})

test.each([
  ['20100131T090000', 'FREQ=MONTHLY', ['20261231']],
  ['16040229T090000', 'FREQ=YEARLY;INTERVAL=2', []],
  ['16040101T090000', 'FREQ=YEARLY;BYMONTH=12;BYDAY=1TU', ['20261201']],
  ['19990104T090000', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU', ['20261201', '20261215', '20261229']],
  ['20200101T090000', 'FREQ=DAILY;INTERVAL=1000', []],
  ['20200101T090000', 'FREQ=HOURLY;INTERVAL=1000;COUNT=62', ['20261217T010000']],
  [
    '20261130T235858',
    'FREQ=SECONDLY;UNTIL=20261201T000002',
    ['20261201T000000', '20261201T000001', '20261201T000002'],
  ],
  ['20261201T090000', 'FREQ=WEEKLY;INTERVAL=99999999', ['20261201']],
  ['20261201T090000', 'FREQ=YEARLY;INTERVAL=99999999999999999999', ['20261201']],
  ...['SECONDLY', 'DAILY', 'YEARLY'].map((frequency): [string, string, string[]] => [
    ...(['20261201T090000', `FREQ=${frequency};BYMONTH=2;BYMONTHDAY=30`] as const),
    [],
  ]),
])('what began long ago is followed from near the window on: %s %s', (start, rule, expected) => {
  expect(timesFrom(rule, start, '20261201T000000', '2026-12-31')).toEqual(expected)
})

test.each(
  `FREQ=OFTEN FREQ=WEEKLY;BYDAY=XX FREQ=WEEKLY;BYDAY=MO= FREQ=MONTHLY;BYMONTHDAY=0 FREQ=MONTHLY;BYMONTH=13
    FREQ=YEARLY;BYMONTH=5L FREQ=WEEKLY;WKST=XX FREQ=MONTHLY;BYDAY=0MO RSCALE=CHINESE;FREQ=YEARLY
    RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=ASIDE FREQ=YEARLY;BYWEEKNO=10;BYDAY=2MO`
    .split(/\s+/)
    .concat(''),
)('not understood: %s', (rule) => {
  expect(readRule(rule)).toBeUndefined()
})
