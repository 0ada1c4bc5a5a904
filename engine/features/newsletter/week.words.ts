import { bilingual } from '../../core/text/language.ts'

/** What the mail about the week tells of subscribers. */
export const weekWords = bilingual({
  en: {
    subscribers: { one: '{count} new subscriber', other: '{count} new subscribers' },
  },
  sv: {
    subscribers: { one: '{count} ny prenumerant', other: '{count} nya prenumeranter' },
  },
})
