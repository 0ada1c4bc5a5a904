import { expect, test } from 'vitest'
import { facts } from './facts.ts'

test('the promises are written as each language writes its numbers', () => {
  for (const value of Object.values(facts.claims.en)) expect(value).not.toMatch(/\d\s%|\d,\d|\d-\d/)
  for (const value of Object.values(facts.claims.sv)) expect(value).not.toMatch(/\d%|\d %|\d\.\d|\d-\d/)
})
