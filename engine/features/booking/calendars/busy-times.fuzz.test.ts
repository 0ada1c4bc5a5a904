import { expect, test } from 'vitest'
import { calendarFixture, calendarFixtures, stockholm } from '../../../../tests/support/calendars.ts'
import { repeats } from '../../../../tests/support/repeats.ts'
import { random as randomNumbers } from '../../../artwork/drawing.ts'
import { busyTimesOf } from './busy-times.server.ts'
import { NoCalendarError } from './components.server.ts'

const calendars = calendarFixtures.map(calendarFixture)

/** What stands in calendars that mean harm. */
const hostile = [
  ...`FREQ=SECONDLY FREQ=MINUTELY;BYSECOND=0,1,2,3 FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30 COUNT=999999999 INTERVAL=0
    INTERVAL=999999999 BYDAY=99MO BYSETPOS=-366 BYYEARDAY=366 UNTIL=99991231T000000Z P99999999999W PT-1S
    00000000T000000 99991231T235959Z 20261025T023000 +9999 -0000 BEGIN:VCALENDAR END:VEVENT BEGIN:VEVENT
    " : ; , = 😀`.split(/\s+/),
  '\r\n ',
  '\0',
  '\u2028',
]

/** Changes a text at up to eight places. */
function mutated(text: string, random: () => number): string {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
  let result = text
  for (let change = 0; change < 1 + random() * 8; change++) {
    const at = Math.floor(random() * result.length)
    const until = at + Math.floor(random() * 40)
    const lines = result.split('\r\n')
    const line = Math.floor(random() * lines.length)
    const changed = (part: RegExp, by: string) =>
      lines
        .with(
          line,
          (lines[line] ?? '').replace(part, () => by),
        )
        .join('\r\n')
    const changes = [
      () => result.slice(0, at) + result.slice(until),
      () => result.slice(0, at) + (pick(hostile) ?? '') + result.slice(at),
      () => result.slice(0, at) + (pick(hostile) ?? '') + result.slice(until),
      () => result.slice(0, until) + result.slice(at),
      () => lines.toSpliced(line, 1).join('\r\n'),
      () => lines.toSpliced(line, 0, pick(lines) ?? '').join('\r\n'),
      () => changed(/[:=].*/, `:${pick(hostile)}`),
      () => changed(/FREQ=[A-Z]+/, pick(hostile) ?? ''),
      () => result.replace(/RRULE:.*/, () => `RRULE:FREQ=YEARLY;${pick(hostile)};${pick(hostile)}`),
    ]
    result = pick(changes)?.() ?? result
  }
  return result
}

test('broken calendars are read within a second each, or are none', { timeout: 300_000 }, () => {
  const random = randomNumbers(20261124)
  const rounds = repeats(200, 1000)
  let read = 0
  for (let round = 0; round < rounds; round++) {
    const text = mutated(calendars[round % calendars.length] ?? '', random)
    const from = stockholm('2026-10-20')
    const until = stockholm('2026-11-20')
    const before = process.threadCpuUsage()
    try {
      const busy = busyTimesOf(text, { from, until, timeZone: 'Europe/Stockholm' })
      read++
      for (const [index, { start, end }] of busy.entries()) {
        expect(start).toBeLessThan(end)
        expect(start).toBeGreaterThan(busy[index - 1]?.end ?? from - 1)
        expect(end).toBeLessThanOrEqual(until)
      }
    } catch (error) {
      if (!(error instanceof NoCalendarError)) throw error
    }
    // Processor time, because other tests run meanwhile.
    expect(process.threadCpuUsage(before).user, text).toBeLessThan(1_000_000)
  }
  expect(read).toBeGreaterThan(rounds / 2)
})
