import { expect, test } from 'vitest'
import { dayAt, isPublished } from './published.ts'

test('a draft waits for its author, an article of a later day for that day', () => {
  const on = (day: string, head: { draft?: boolean; date: string }) => isPublished(head, day)
  expect(on('2026-11-20', { date: '2026-11-20' })).toBe(true)
  expect(on('2026-11-20', { date: '2026-11-21' })).toBe(false)
  expect(on('2026-11-21', { date: '2026-11-21' })).toBe(true)
  expect(on('2026-11-21', { draft: true, date: '2026-11-01' })).toBe(false)
})

test('the day begins at midnight where the business is, in summer and in winter', () => {
  const day = (instant: string) => dayAt(new Date(instant), 'Europe/Stockholm')
  expect(day('2026-11-20T22:59:59Z')).toBe('2026-11-20')
  expect(day('2026-11-20T23:00:00Z')).toBe('2026-11-21')
  expect(day('2026-07-01T22:00:00Z')).toBe('2026-07-02')
})
