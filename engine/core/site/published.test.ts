import { afterEach, expect, test, vi } from 'vitest'
import { isPublished, today } from './published.ts'

afterEach(() => void vi.useRealTimers())

test('a draft waits for its author, an article of a later day for that day', () => {
  const on = (day: string, head: { draft?: boolean; date: string }) => isPublished(head, day)
  expect(on('2026-11-20', { date: '2026-11-20' })).toBe(true)
  expect(on('2026-11-20', { date: '2026-11-21' })).toBe(false)
  expect(on('2026-11-21', { date: '2026-11-21' })).toBe(true)
  expect(on('2026-11-21', { draft: true, date: '2026-11-01' })).toBe(false)
})

test.each([
  ['2026-11-20T23:05:00Z', '2026-11-21'],
  ['2026-11-21T22:55:00Z', '2026-11-21'],
  ['2026-07-20T22:05:00Z', '2026-07-21'],
])('at %s it is %s where the business is, not where clocks show UTC', (now, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  expect([today(), isPublished({ date: day })]).toEqual([day, true])
})
