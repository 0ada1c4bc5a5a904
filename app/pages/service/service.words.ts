/** What the four service pages share. Their own words stand in a file each. */
import { bilingual } from '../../../content/language.ts'

export const serviceWords = bilingual({
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
