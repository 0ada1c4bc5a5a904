/** What the work costs, as facts.yaml says. */
import { facts } from './facts.ts'
import type { Price } from './price-texts.ts'

export const prices: readonly Price[] = facts.prices

/** The currency of all prices, as ISO 4217 names it. */
export const [currency] = facts.currencies

export const pricesOf = (slug: string) => prices.filter(({ services }) => services.includes(slug))

export const withVat = (amount: number) => amount * (1 + facts.vatRate / 100)
