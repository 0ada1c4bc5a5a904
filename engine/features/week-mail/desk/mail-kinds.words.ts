import { bilingual } from '../../../core/text/language.ts'

/** What its mails are called, by the kind under which they are stored. */
export const mailKinds = bilingual({
  en: {
    week: 'Weekly report, to you',
  },
  sv: {
    week: 'Veckorapport, till dig',
  },
})
