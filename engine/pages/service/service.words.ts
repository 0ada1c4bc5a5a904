/** What the pages of all services share. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('service', {
  en: {
    related: 'Related services',
    portfolio: 'See what I’ve built',
    more: 'Learn more',
  },
  sv: {
    related: 'Närliggande tjänster',
    portfolio: 'Se vad jag har byggt',
    more: 'Läs mer',
  },
})
