import { expect, test } from 'vitest'
import { daysOfWeek, mondayOf, weekNumber } from './week.ts'

test('a week begins on Monday, across months and years', () => {
  expect(mondayOf('2026-11-25')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2026-11-30')).toBe('2026-11-30')
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03')
})

test.each([
  ['2026-01-01', 1],
  ['2026-11-25', 48],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('the week of %s is number %d', (day, number) => {
  expect(weekNumber(mondayOf(day))).toBe(number)
})
