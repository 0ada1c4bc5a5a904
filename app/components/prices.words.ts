import { facts } from '../../content/facts.ts'
import { bilingual } from '../../content/language.ts'

export const words = bilingual({
  en: {
    heading: 'What it costs',
    text: `Prices for companies are given excluding VAT. Consumers pay the total, with ${facts.vatRate}% VAT.`,
    what: 'What you get',
    all: 'What is included, and the prices with VAT',
    price: 'Price excluding VAT',
    withVat: (price: string) => `${price} including VAT`,
    first: (name: string, price: string) => `${name}: ${price}, excl. VAT`,
    support: {
      heading: 'Terms of support',
      forWhom: 'For whom',
      when: 'When',
      howFast: 'How fast',
    },
  },
  sv: {
    heading: 'Vad det kostar',
    text: `Priser till företag anges exklusive moms. Konsumenter betalar totalpriset, med ${facts.vatRate}\u00a0% moms.`,
    what: 'Det här får du',
    all: 'Vad som ingår, och priserna med moms',
    price: 'Pris exklusive moms',
    withVat: (price: string) => `${price} inklusive moms`,
    first: (name: string, price: string) => `${name}: ${price}, exkl. moms`,
    support: {
      heading: 'Villkor för support',
      forWhom: 'För vem',
      when: 'När',
      howFast: 'Hur snabbt',
    },
  },
})
