import { bilingual } from '../../core/text/language.ts'

/** What a push tells. It goes through other hands, so it names nobody. */
export const alertWords = bilingual({
  en: {
    message: 'A new message is waiting.',
  },
  sv: {
    message: 'Ett nytt meddelande väntar.',
  },
})
