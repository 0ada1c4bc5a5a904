import { bilingual } from '../../content/language.ts'

export const words = bilingual({
  en: {
    title: 'Style guide',
    other: 'På svenska',
    themes: { dark: 'Night harbor', light: 'Morning harbor' },
    tokens: 'Tokens',
    colors: 'Colors',
    sizes: 'Type sizes',
    spaces: 'Spacing',
  },
  sv: {
    title: 'Stilguide',
    other: 'In English',
    themes: { dark: 'Natthamn', light: 'Morgonhamn' },
    tokens: 'Grundvärden',
    colors: 'Färger',
    sizes: 'Textstorlekar',
    spaces: 'Mellanrum',
  },
})
