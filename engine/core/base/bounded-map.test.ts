import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.server.ts'

test('a full map forgets what was set first, and never holds more than its size', () => {
  const map = new BoundedMap<{ number: number }>(10)
  for (let number = 0; number < 1000; number++) {
    map.set(`${number}`, { number })
    expect(map.size).toBeLessThanOrEqual(10)
    // At least the younger half is there, and what is set again stays.
    for (let one = Math.max(number - 3, 0); one <= number; one++)
      expect(map.get(`${one}`)).toEqual({ number: one })
    map.set('kept', { number: -1 })
  }
  expect(map.get('kept')).toEqual({ number: -1 })
  expect(map.get('0')).toBeUndefined()
})

test('an entry is taken once', () => {
  const map = new BoundedMap<{ number: number }>(4)
  for (const number of [1, 2, 3]) map.set(`${number}`, { number })
  expect([map.take('1'), map.take('1'), map.take('3'), map.size]).toEqual([
    { number: 1 },
    undefined,
    { number: 3 },
    1,
  ])
})
