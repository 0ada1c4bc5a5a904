import { expect, test } from 'vitest'
import { currency, formatPrice, type Price, priceSentences } from './prices.ts'

const hour: Price = {
  amount: 1000,
  per: 'hour',
  isFrom: false,
  services: [],
  words: { en: { name: 'An hour', includes: 'Work' }, sv: { name: 'En timme', includes: 'Arbete' } },
}
const website: Price = {
  amount: 25_000,
  per: 'assignment',
  isFrom: true,
  services: [],
  words: { en: { name: 'A website', includes: 'Pages' }, sv: { name: 'En hemsida', includes: 'Sidor' } },
}

/** Spaces that do not break are still spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a price is written as the language writes amounts, with its unit', () => {
  expect(plain(formatPrice(hour, hour.amount, 'en'))).toBe(`${currency} 1,000 per hour`)
  expect(plain(formatPrice(hour, 1437.5, 'sv'))).toMatch(/^1 437,50 \S+ per timme$/)
  expect(plain(formatPrice(website, website.amount, 'sv'))).toMatch(/^från 25 000 \S+$/)
})

test('prices stand in a sentence each, and without prices there is none', () => {
  expect(plain(priceSentences([website, hour], 'en'))).toBe(
    `Prices excluding VAT. A website: from ${currency} 25,000. An hour: ${currency} 1,000 per hour.`,
  )
  expect(priceSentences([], 'en')).toBe('')
})
