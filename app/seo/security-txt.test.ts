import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'

const day = 24 * 60 * 60 * 1000

test('security.txt has more than thirty days to go: else move security.expires in content/facts.ts', () => {
  const left = (Date.parse(facts.security.expires) - Date.now()) / day
  expect(left).toBeGreaterThan(30)
  // A date further off than a year is no longer believed: RFC 9116, 2.5.5.
  expect(left).toBeLessThan(366)
})
