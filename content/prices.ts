/** What the work costs, as pages write it. The amounts are facts. */
import { facts } from './facts.ts'
import type { Facts } from './facts-schema.ts'
import type { Language } from './language.ts'

/** For what an amount is paid. */
export type PriceUnit = Price['per']

export type Price = Facts['prices'][number]

export const prices: readonly Price[] = facts.prices

/** The currency of all prices, as ISO 4217 names it. */
export const [currency] = facts.currencies

export const pricesOf = (slug: string) => prices.filter(({ services }) => services.includes(slug))

export const withVat = (amount: number) => amount * (1 + facts.vatRate / 100)

const words = {
  en: { from: 'from ', per: { assignment: '', hour: ' per hour', month: ' per month' } },
  sv: { from: 'från ', per: { assignment: '', hour: ' per timme', month: ' per månad' } },
} as const satisfies Record<Language, { from: string; per: Record<PriceUnit, string> }>

/** A price as it is read: `from SEK 28,000`, `1 150 kr per timme`. `amount` is with or without VAT. */
export function formatPrice({ isFrom, per }: Price, amount: number, language: Language): string {
  const { from, per: units } = words[language]
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: language === 'sv' ? 'symbol' : 'code',
    // Öre only where a price has them.
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
  return `${isFrom ? from : ''}${format.format(amount)}${units[per]}`
}

const inSentence = (price: Price | undefined, language: Language) =>
  price
    ? `${formatPrice(price, price.amount, language)} ${language === 'sv' ? 'exklusive moms' : 'excluding VAT'}`
    : ''

/** What a website costs, inside a sentence: `from SEK 28,000 excluding VAT`. Empty without such a price. */
export function websitePrice(language: Language, before = ''): string {
  const price = inSentence(
    pricesOf('web-development').find(({ per }) => per === 'assignment'),
    language,
  )
  return price && `${before}${price}`
}

/** What an hour costs, inside a sentence: `SEK 1,150 per hour excluding VAT`. Empty without such a price. */
export const hourlyPrice = (language: Language): string =>
  inSentence(
    prices.find(({ per }) => per === 'hour'),
    language,
  )

/** How sentences with prices begin. */
export const exclusiveOfVat = {
  en: 'Prices excluding VAT.',
  sv: 'Priser exklusive moms.',
} as const satisfies Record<Language, string>

/** Prices in running text, a sentence each: `Prices excluding VAT. Website: from SEK 28,000. …`. Empty without prices. */
export function priceSentences(list: readonly Price[], language: Language): string {
  const parts = list.map(
    (price) => `${price.words[language].name}: ${formatPrice(price, price.amount, language)}.`,
  )
  return parts.length > 0 ? `${exclusiveOfVat[language]} ${parts.join(' ')}` : ''
}
