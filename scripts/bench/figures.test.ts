import { expect, test } from 'vitest'
import { type Figure, isMissed, median } from './figures.ts'

const figure = (value: number, reference: number, target?: Figure['target']): Figure => ({
  what: 'Home · LCP',
  value,
  unit: 'ms',
  reference,
  ...(target ? { target } : {}),
})

test.each([
  ['a time within its bound', figure(50, 1, { of: 'value', atMost: 50 }), false],
  ['a time beyond it', figure(51, 1, { of: 'value', atMost: 50 }), true],
  ['a rate below its bound', figure(999, 1, { of: 'value', atLeast: 1000 }), true],
  ['a ratio within its bound', figure(120, 100, { of: 'ratio', atMost: 1.2 }), false],
  ['a ratio beyond it', figure(121, 100, { of: 'ratio', atMost: 1.2 }), true],
  ['a failed measurement', figure(Number.NaN, 1, { of: 'value', atMost: 50 }), true],
  ['a figure without a target', figure(1000, 1), false],
])('%s', (_, measured, isExpected) => expect(isMissed(measured)).toBe(isExpected))

test('the median is the middle value, or the mean of the two middle values', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5])
})
