import { expect, test } from 'vitest'
import { dayAfter } from '../../../core/time/clock.ts'
import { finishedPoints, pointsOf } from './chart-points.desk.ts'

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

test('today is no point of the line, but the week that it ends is', () => {
  expect(finishedPoints(pointsOf(days(30), 'views'), '2026-01-30').at(-1)?.day).toBe('2026-01-29')
  expect(finishedPoints(pointsOf(days(365), 'views'), '2026-12-31').at(-1)?.day).toBe('2026-12-25')
})

test('a year is shown by weeks: the last one is whole, the first one has what is left', () => {
  const points = pointsOf(days(365), 'visits')
  expect(points).toHaveLength(52)
  expect(points.at(0)).toEqual({ day: '2026-01-01', now: 8, before: 24 })
  expect(points.at(-1)).toEqual({ day: '2026-12-25', now: 7, before: 21 })
})

test.each([1, 30, 100, 101, 111, 112, 365, 366])('the points of %s days add up to their total', (count) => {
  const total = pointsOf(days(count), 'views').reduce((sum, { now }) => sum + now, 0)
  expect(total).toBe((count * (count - 1)) / 2)
})
