import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'
import { momentOf } from './free-times.ts'
import { dayAt, timeAt } from './written-time.ts'

test.each([
  ['2026-12-01', '09:00', 'tisdag 1 december 2026', 'Tuesday, December 1, 2026'],
  ['2027-07-30', '00:05', 'fredag 30 juli 2027', 'Friday, July 30, 2027'],
])('%s at %s is written as Swedes and English readers do', (day, time, swedish, english) => {
  const moment = momentOf(day, time, facts)
  expect([dayAt(moment, 'sv'), dayAt(moment, 'en'), timeAt(moment)]).toEqual([swedish, english, time])
})
