import { expect, test, vi } from 'vitest'
import { timesIn } from './times.desk.ts'

test.each([
  ['2026-11-25T08:05:00Z', '09:05', '09:05'],
  ['2026-01-02T08:05:00Z', 'Jan 2', '2 jan.'],
  ['2025-11-25T08:05:00Z', 'Nov 25, 2025', '25 nov. 2025'],
  // Where the business is, that is already the new year.
  ['2025-12-31T23:30:00Z', 'Jan 1', '1 jan.'],
])('the time of %s in a list', (moment, en, sv) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T20:00:00Z'), toFake: ['Date'] })
  const at = Date.parse(moment)
  expect([timesIn('en', 'Europe/Stockholm').brief(at), timesIn('sv', 'Europe/Stockholm').brief(at)]).toEqual([
    en,
    sv,
  ])
})
