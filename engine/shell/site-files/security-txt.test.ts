import { expect, test } from 'vitest'
import { facts } from '../../core/site/facts.ts'
import { day } from '../../core/time/durations.ts'

test('security.txt is valid for more than thirty days: else move security.expires in facts.yaml', () => {
  const left = (Date.parse(facts.security.expires) - Date.now()) / day
  expect(left).toBeGreaterThan(30)
  // Less than a year ahead, as RFC 9116, 2.5.5 recommends.
  expect(left).toBeLessThan(366)
})
