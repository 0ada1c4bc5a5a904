import { siteWords } from '../site/site-words.ts'

/** The words that callouts and footnotes add to the text of an article. */
export const words = siteWords('markdown', {
  en: {
    notes: {
      note: 'Note',
      tip: 'Tip',
      important: 'Important',
      warning: 'Warning',
      caution: 'Caution',
    },
    footnotes: 'Footnotes',
    backTo: 'Back to reference {reference}',
  },
  sv: {
    notes: {
      note: 'Obs',
      tip: 'Tips',
      important: 'Viktigt',
      warning: 'Varning',
      caution: 'Se upp',
    },
    footnotes: 'Fotnoter',
    backTo: 'Tillbaka till hänvisning {reference}',
  },
})
