import { expect, test } from 'vitest'
import { bilingual } from '../text/language.ts'
import { formatPrice, type Price, priceSentences } from './price-texts.ts'

const hour: Price = {
  amount: 1000,
  per: 'hour',
  isFrom: false,
  services: [],
  words: bilingual({
    en: { name: 'An hour', includes: 'Work' },
    sv: { name: 'En timme', includes: 'Arbete' },
  }),
}
const website: Price = {
  amount: 25_000,
  per: 'assignment',
  isFrom: true,
  services: [],
  words: bilingual({
    en: { name: 'A website', includes: 'Pages' },
    sv: { name: 'En hemsida', includes: 'Sidor' },
  }),
}

/** Spaces that do not break are still spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a price is written as the language writes amounts, with its unit', () => {
  expect(plain(formatPrice(hour, hour.amount, 'en', 'SEK'))).toBe(`SEK 1,000 per hour`)
  expect(plain(formatPrice(hour, 1437.5, 'sv', 'SEK'))).toMatch(/^1 437,50 \S+ per timme$/)
  expect(plain(formatPrice(website, website.amount, 'sv', 'SEK'))).toMatch(/^från 25 000 \S+$/)
})

test('prices stand in a sentence each, and without prices there is none', () => {
  expect(plain(priceSentences([website, hour], 'en', 'SEK'))).toBe(
    'Prices excluding VAT. A website: from SEK 25,000. An hour: SEK 1,000 per hour.',
  )
  expect(priceSentences([], 'en', 'SEK')).toBe('')
})
