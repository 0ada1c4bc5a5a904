import { bilingual } from '../../core/text/language.ts'

/** What the mail about the week tells of readers. */
export const weekWords = bilingual({
  en: {
    views: 'page views',
    visits: 'visits',
    before: '{count} the week before',
  },
  sv: {
    views: 'sidvisningar',
    visits: 'besök',
    before: '{count} veckan före',
  },
})
