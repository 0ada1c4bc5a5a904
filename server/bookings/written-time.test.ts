import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'
import { momentOf } from './free-times.ts'
import { dayAt, timeAt } from './written-time.ts'

test.each([
  ['2026-12-01', '09:00', 'tisdag 1 december 2026', '09.00', 'Tuesday, December 1, 2026'],
  ['2027-07-30', '00:05', 'fredag 30 juli 2027', '00.05', 'Friday, July 30, 2027'],
])('%s at %s is written as Swedes and English readers do', (day, time, swedish, swedishTime, english) => {
  const moment = momentOf(day, time, facts)
  expect([dayAt(moment, 'sv'), timeAt(moment, 'sv')]).toEqual([swedish, swedishTime])
  expect([dayAt(moment, 'en'), timeAt(moment, 'en')]).toEqual([english, time])
})
