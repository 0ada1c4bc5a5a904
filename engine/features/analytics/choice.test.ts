import { expect, test, vi } from 'vitest'
import { readChoice } from './choice.browser.ts'

const readFrom = (stored: string) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  try {
    return readChoice()
  } finally {
    vi.unstubAllGlobals()
  }
}

test.each([
  'yes',
  '{',
  'null',
  '[]',
  '{"analytics":true,"performance":true}',
  '{"necessary":true,"analytics":1,"performance":false}',
])('damaged or foreign data counts as no choice: %s', (stored) => {
  expect(readFrom(stored)).toBeUndefined()
})

test('a stored choice is read', () => {
  const choice = { necessary: true, analytics: false, performance: true }
  expect(readFrom(JSON.stringify({ ...choice, other: 1 }))).toEqual(choice)
})
