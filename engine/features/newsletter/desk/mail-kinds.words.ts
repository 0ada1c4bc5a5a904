import { bilingual } from '../../../core/text/language.ts'

/** What its mails are called, by the kind under which they are stored. */
export const mailKinds = bilingual({
  en: {
    newsletter: 'New article, to a subscriber',
    'newsletter-confirm': 'Request to confirm the subscription',
    'newsletter-test': 'New article, as a test',
  },
  sv: {
    newsletter: 'Ny artikel, till en prenumerant',
    'newsletter-confirm': 'Begäran om att bekräfta prenumerationen',
    'newsletter-test': 'Ny artikel, som test',
  },
})
