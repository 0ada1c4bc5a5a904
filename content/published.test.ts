import { expect, test } from 'vitest'
import { isPublished } from './published.ts'

test('a draft waits for its author, an article of a later day for that day', () => {
  const on = (day: string, head: { draft?: boolean; date: string }) => isPublished(head, day)
  expect(on('2026-11-20', { date: '2026-11-20' })).toBe(true)
  expect(on('2026-11-20', { date: '2026-11-21' })).toBe(false)
  expect(on('2026-11-21', { date: '2026-11-21' })).toBe(true)
  expect(on('2026-11-21', { draft: true, date: '2026-11-01' })).toBe(false)
})
