import { expect, test } from 'vitest'
import { writtenDay } from './language.ts'

test('days are written out as each language writes them, wherever the site is built', () => {
  expect(writtenDay('2026-03-12', 'en')).toBe('March 12, 2026')
  expect(writtenDay('2026-03-12', 'sv')).toBe('12 mars 2026')
  expect(writtenDay('2026-01-01', 'en')).toBe('January 1, 2026')
  expect(writtenDay('2026-12-31', 'sv')).toBe('31 december 2026')
})
