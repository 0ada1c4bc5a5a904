/** Prices as pages write them. The amounts are facts. */

import { bilingual, type Language } from '../text/language.ts'
import type { Facts } from './facts-schema.ts'

/** For what an amount is paid. */
export type PriceUnit = Price['per']

export type Price = Facts['prices'][number]

const words = bilingual({
  en: {
    from: 'from ',
    per: { assignment: '', hour: ' per hour', month: ' per month' },
    exclusive: 'excluding VAT',
  },
  sv: {
    from: 'från ',
    per: { assignment: '', hour: ' per timme', month: ' per månad' },
    exclusive: 'exklusive moms',
  },
})

/** A price as it is read: `from SEK 28,000`, `1 150 kr per timme`. `amount` is with or without VAT. */
export function formatPrice(
  { isFrom, per }: Price,
  amount: number,
  language: Language,
  currency: string,
): string {
  const { from, per: units } = words[language]
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: language === 'en' ? 'code' : 'symbol',
    // Öre only where a price has them.
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
  return `${isFrom ? from : ''}${format.format(amount)}${units[per]}`
}

/** Inside a sentence: `from SEK 28,000 excluding VAT`. Empty without a price. */
const inSentence = (price: Price | undefined, language: Language, { currencies }: Facts): string =>
  price ? `${formatPrice(price, price.amount, language, currencies[0])} ${words[language].exclusive}` : ''

/** What a website costs, after `before`. Empty without such a price. */
export function websitePrice(facts: Facts, language: Language, before = ''): string {
  const price = inSentence(
    facts.prices.find(({ services, per }) => services.includes('web-development') && per === 'assignment'),
    language,
    facts,
  )
  return price && `${before}${price}`
}

/** What an hour costs. Empty without such a price. */
export const hourlyPrice = (facts: Facts, language: Language): string =>
  inSentence(
    facts.prices.find(({ per }) => per === 'hour'),
    language,
    facts,
  )

/** How sentences with prices begin. */
export const exclusiveOfVat = bilingual({ en: 'Prices excluding VAT.', sv: 'Priser exklusive moms.' })

/** Prices in running text, a sentence each: `Prices excluding VAT. Website: from SEK 28,000. …`. Empty without prices. */
export function priceSentences(list: readonly Price[], language: Language, currency: string): string {
  const parts = list.map(
    (price) => `${price.words[language].name}: ${formatPrice(price, price.amount, language, currency)}.`,
  )
  return parts.length > 0 ? `${exclusiveOfVat[language]} ${parts.join(' ')}` : ''
}
