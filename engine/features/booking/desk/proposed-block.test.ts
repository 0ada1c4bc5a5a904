import { expect, test } from 'vitest'
import { toEpoch } from '../../../core/time/moments.ts'
import { proposeBlock } from './proposed-block.desk.ts'

const zone = { timeZone: 'Europe/Stockholm' }

test.each([
  ['2026-11-30', '2026-11-26', '23:00', '2026-11-30T09:00', '2026-11-30T12:00'],
  ['2026-11-26', '2026-11-26', '07:30', '2026-11-26T09:00', '2026-11-26T12:00'],
  ['2026-11-26', '2026-11-26', '09:01', '2026-11-26T10:00', '2026-11-26T13:00'],
  ['2026-11-26', '2026-11-26', '19:59', '2026-11-26T20:00', '2026-11-26T23:00'],
  ['2026-11-26', '2026-11-26', '23:00', '2026-11-27T09:00', '2026-11-27T12:00'],
  // The clock is put forward at two.
  ['2027-03-28', '2027-03-28', '00:30', '2027-03-28T09:00', '2027-03-28T12:00'],
])('to block on %s, no time is proposed that is over on %s at %s', (day, today, clock, from, to) =>
  expect(proposeBlock(day, toEpoch(today, clock, zone), zone)).toEqual({ from, to }),
)
