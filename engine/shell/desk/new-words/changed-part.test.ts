import { expect, test } from 'vitest'
import { changedPart } from './changed-part.desk.ts'

test.each([
  ['A quick page', 'A quicker page', ['A ', 'quick', 'quicker', ' page']],
  ['Write a line.', 'Write to me in a line.', ['Write ', '', 'to me in ', 'a line.']],
  ['Send', 'Send it', ['Send', '', ' it', '']],
  ['very very good', 'very good', ['very ', 'very ', '', 'good']],
  ['Old', 'New', ['', 'Old', 'New', '']],
  ['', 'New', ['', '', 'New', '']],
])('%j became %j', (before, after, [start, old, now, end]) => {
  const part = changedPart(before, after)
  expect(part).toEqual({ start, before: old, after: now, end })
  expect([part.start + part.before + part.end, part.start + part.after + part.end]).toEqual([before, after])
})
