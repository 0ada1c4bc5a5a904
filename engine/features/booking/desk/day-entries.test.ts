import { expect, test } from 'vitest'
import { toEpoch } from '../../../core/time/moments.ts'
import { timesIn } from '../../../design/desk/times.desk.ts'
import { dayEntries } from './day-entries.desk.ts'

const timeZone = 'Europe/Stockholm'
const at = (time: string) => toEpoch('2026-11-26', time, { timeZone })

test.each([
  ['08:00', [['open', 540, 1080]]],
  [
    '11:30',
    [
      ['too-soon', 540, 690],
      ['open', 690, 1080],
    ],
  ],
  ['20:00', [['too-soon', 540, 1080]]],
])('of opening times, those are offered that come after the notice: %s', (offeredFrom, expected) => {
  const agenda = {
    meetings: [],
    blocked: [],
    busy: [],
    calendarsReadAt: null,
    open: [{ startsAt: at('09:00'), endsAt: at('18:00') }],
    offeredFrom: at(offeredFrom),
  }
  const entries = dayEntries('2026-11-26', agenda, timesIn('sv', timeZone))
  expect(entries.map(({ is, from, to }) => [is, from, to])).toEqual(expected)
})
