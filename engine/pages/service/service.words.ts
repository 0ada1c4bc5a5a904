/** What the pages of all services share. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('service', {
  en: {
    related: 'Related services',
    portfolio: 'See my projects',
    more: 'Learn more',
  },
  sv: {
    related: 'Närliggande tjänster',
    portfolio: 'Se mina projekt',
    more: 'Läs mer',
  },
})
