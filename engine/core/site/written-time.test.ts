import { expect, test } from 'vitest'
import { toEpoch } from '../time/moments.ts'
import { facts } from './facts.ts'
import { formatDayAt, formatTimeAt } from './written-time.ts'

test.each([
  ['2026-12-01', '09:00', 'tisdag 1 december 2026', 'Tuesday, December 1, 2026'],
  ['2027-07-30', '00:05', 'fredag 30 juli 2027', 'Friday, July 30, 2027'],
])('%s at %s is written as Swedes and English readers do', (day, time, swedish, english) => {
  const moment = toEpoch(day, time, facts)
  expect([formatDayAt(moment, 'sv'), formatDayAt(moment, 'en'), formatTimeAt(moment)]).toEqual([
    swedish,
    english,
    time,
  ])
})
