import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { facts, printedPhone } from './facts.ts'

/** What makes the site its owner's. The brand and the product are looked for whatever their capitals. */
const own = [
  facts.brand,
  facts.product,
  facts.email,
  new URL(facts.origin).host,
  facts.phone,
  facts.phone.replace('+46', '0'),
  printedPhone,
  printedPhone.replaceAll('\u2011', '-').replaceAll('\u00a0', ' '),
].map((fact) => fact.toLowerCase())

const sources = ['app', 'content', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(
      (file) => /\.(tsx?|css|md|html|json|svg|snap)$/.test(file) && file !== join('content', 'facts.ts'),
    ),
)

test('brand, product, domain, mail and phone stand in content/facts.ts and nowhere else', () => {
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.filter((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return own.some((fact) => text.includes(fact))
  })
  expect(found).toEqual([])
})

test('the promises are written as each language writes its numbers', () => {
  for (const value of Object.values(facts.claims.en)) expect(value).not.toMatch(/\d\s%|\d,\d|\d-\d/)
  for (const value of Object.values(facts.claims.sv)) expect(value).not.toMatch(/\d%|\d %|\d\.\d|\d-\d/)
})
