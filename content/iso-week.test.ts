import { expect, test } from 'vitest'
import { isoWeek, mondayOf } from './iso-week.ts'

test.each([
  ['2026-11-20', '2026-W47'],
  ['2027-01-01', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2023-01-01', '2022-W52'],
])('%s is in %s', (date, week) => {
  expect(isoWeek(new Date(`${date}T23:59:59Z`))).toBe(week)
  expect(isoWeek(new Date(mondayOf(week)))).toBe(week)
  expect(new Date(mondayOf(week)).getUTCDay()).toBe(1)
})
