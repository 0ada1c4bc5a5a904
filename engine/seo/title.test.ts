import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

test('a title is followed by the name of the site where there is room', () => {
  expect(titleOf('A title', 'North Blog', 'North')).toBe('A title | North Blog')
  const long = 'x'.repeat(60)
  expect(titleOf(long, 'North Blog', 'North')).toBe(`${long} | North`)
  expect(titleOf(`${long}xx`, 'North Blog', 'North')).toBe(`${long}xx | North`)
  expect(titleOf(`${long}xxx`, 'North Blog', 'North')).toBe(`${long}xxx`)
})
