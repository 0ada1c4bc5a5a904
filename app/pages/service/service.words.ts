/** What the pages of all services share. */
import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
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
