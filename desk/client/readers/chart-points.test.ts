import { expect, test } from 'vitest'
import { dayAfter } from '../../../content/holidays.ts'
import { pointsOf } from './chart-points.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: dayAfter('2026-01-01', index),
    views: index,
    visits: 1,
    viewsBefore: 2,
    visitsBefore: 3,
  }))

test('a month is shown by days', () => {
  const points = pointsOf(days(30), 'views')
  expect(points).toHaveLength(30)
  expect(points.at(-1)).toEqual({ day: '2026-01-30', now: 29, before: 2 })
})

test('a year is shown by whole weeks that end with the last day', () => {
  const points = pointsOf(days(365), 'visits')
  expect(points).toHaveLength(52)
  expect(points.at(0)).toEqual({ day: '2026-01-02', now: 7, before: 21 })
  expect(points.at(-1)).toEqual({ day: '2026-12-25', now: 7, before: 21 })
})
