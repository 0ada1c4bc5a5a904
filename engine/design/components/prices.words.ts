import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('prices', {
  en: {
    heading: 'What it costs',
    text: 'Prices for companies are given excluding VAT. Private customers pay the total, including {vatRate}% VAT.',
    what: 'What you get',
    all: 'What’s included, and prices including VAT',
    price: 'Price excluding VAT',
    withVat: '{price} including VAT',
    first: '{name}: {price}, excl. VAT',
    more: 'More about it:',
    support: {
      heading: 'Support terms',
      forWhom: 'Who it covers',
      when: 'Hours',
      howFast: 'Response time',
    },
  },
  sv: {
    heading: 'Vad det kostar',
    text: 'Priser till företag anges exklusive moms. Privatpersoner betalar totalpriset inklusive {vatRate}\u00a0% moms.',
    what: 'Det här får du',
    all: 'Vad som ingår och priser med moms',
    price: 'Pris exklusive moms',
    withVat: '{price} inklusive moms',
    first: '{name}: {price}, exkl. moms',
    more: 'Mer om det:',
    support: {
      heading: 'Supportvillkor',
      forWhom: 'Gäller för',
      when: 'Tider',
      howFast: 'Svarstid',
    },
  },
})
