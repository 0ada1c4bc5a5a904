import { bilingual } from '../../content/language.ts'

/** The style guide. What its samples say stands on the site itself. */
export const words = bilingual({
  en: {
    title: 'Style guide',
    other: 'På svenska',
    themes: { dark: 'Night harbor', light: 'Morning harbor' },
    tokens: 'Tokens',
    colors: 'Colors',
    sizes: 'Sizes of type',
    spaces: 'Spaces',
    lead: 'The opening of a page: a heading, and a sentence or two that say what follows.',
    code: 'Code in an article',
  },
  sv: {
    title: 'Stilguide',
    other: 'In English',
    themes: { dark: 'Natthamn', light: 'Morgonhamn' },
    tokens: 'Grundvärden',
    colors: 'Färger',
    sizes: 'Textstorlekar',
    spaces: 'Mellanrum',
    lead: 'Så öppnar en sida: en rubrik och en eller två meningar om vad som följer.',
    code: 'Kod i en artikel',
  },
})
