import { expect, test } from 'vitest'
import { readSpan } from './parse-time-span.ts'

const now = Date.parse('2026-11-26T12:00:00Z')

test.each([
  ['2026-12-24', undefined, '2026-12-23T23:00:00.000Z', '2026-12-24T23:00:00.000Z'],
  ['2026-12-24..2026-12-31', undefined, '2026-12-23T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2026-07-24', '09:00-12:00', undefined, 'has passed'],
  ['2027-07-24', '09:00-12:00', '2027-07-24T07:00:00.000Z', '2027-07-24T10:00:00.000Z'],
  ['2126-02-30', undefined, undefined, 'write a day such as'],
  ['tomorrow', undefined, undefined, 'write a day such as'],
  ['2126-12-24', '9-12', undefined, 'write times such as'],
  ['2126-12-24', '12:00-09:00', undefined, 'ends before it begins'],
  ['2126-12-31..2126-12-24', undefined, undefined, 'ends before it begins'],
  ['2126-12-24..2126-12-25', '09:00-12:00', undefined, 'times are for one day'],
])('%s %s', (days, times, start, end) => {
  const read = () => readSpan(days, times, now)
  if (start === undefined) return expect(read).toThrow(end)
  const span = read()
  expect([span.start, span.end].map((at) => new Date(at).toISOString())).toEqual([start, end])
})
