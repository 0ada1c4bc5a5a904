import { bilingual } from '../text/language.ts'

/** What makes a message look like spam, as the owner reads it beside the message. */
export const spamWords = bilingual({
  en: {
    'only-links': 'links and hardly any text',
    'many-links': 'more than five links',
    'forum-markup': 'links in forum markup',
    'link-as-name': 'a link instead of a name',
    'spam-goods': 'goods often sold through spam',
    'seo-pitch': 'a pitch for links or rankings',
    'random-letters': 'random letters',
  },
  sv: {
    'only-links': 'länkar och nästan ingen text',
    'many-links': 'fler än fem länkar',
    'forum-markup': 'länkar i forumkod',
    'link-as-name': 'en länk i stället för ett namn',
    'spam-goods': 'varor som ofta säljs med skräppost',
    'seo-pitch': 'försäljning av länkar eller sökplaceringar',
    'random-letters': 'slumpmässiga bokstäver',
  },
})

export type SpamReason = keyof typeof spamWords.en
