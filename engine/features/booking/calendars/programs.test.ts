import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calendarFixture, printed, stockholm } from '../../../../tests/support/calendars.ts'
import { busyTimesOf } from './busy-times.server.ts'

const cases = readFileSync('engine/features/booking/calendars/fixtures/busy-times.txt', 'utf8')
  .trim()
  .split('\n\n')
  .slice(1)
  .map((text) => text.split('\n').map((line) => line.trim()))

test.each(cases)('%s (%s)', (_, calendar = '', ...expected) => {
  const [name = '', from = '', until = ''] = calendar.split(' ')
  const busy = busyTimesOf(calendarFixture(name), {
    from: stockholm(from),
    until: stockholm(until),
    timeZone: 'Europe/Stockholm',
    onBroken: () => expect.unreachable('broken'),
  })
  expect(printed(busy)).toEqual(expected)
})
