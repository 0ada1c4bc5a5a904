import { siteWords } from '../../core/site/site-words.ts'

/**
 * The search: its box on the list of articles, its dialog on every page, the kinds of what it finds. '{count}' stands for
 * the number of pages found, '{shown}' for how many of them are shown (best: of more than that), '{query}' for the query.
 */
export const words = siteWords('search', {
  en: {
    box: {
      label: 'Search articles and pages',
      placeholder: 'Articles and pages',
      submit: 'Search',
      suggestions: 'Or go to a page',
      found: {
        one: '{count} result',
        other: '{count} results',
        best: 'The best {shown} of {count} results',
      },
      nothing: 'Nothing matches “{query}”. A shorter or more general word may help.',
      ask: 'Ask me instead',
      failed: 'Search could not be loaded. Press Search to see the list of articles instead.',
    },
    close: 'Close',
    keys: [
      ['↑ ↓', 'choose'],
      ['Enter', 'open'],
      ['Esc', 'close'],
    ],
    hint: { before: 'Press', after: 'to search from any page.' },
    kinds: {
      post: 'Article',
      service: 'Service',
      project: 'Project',
      location: 'Service area',
      page: 'Page',
    },
  },
  sv: {
    box: {
      label: 'Sök bland artiklar och sidor',
      placeholder: 'Artiklar och sidor',
      submit: 'Sök',
      suggestions: 'Eller gå till en sida',
      found: {
        one: '{count} träff',
        other: '{count} träffar',
        best: 'De {shown} bästa av {count} träffar',
      },
      nothing: 'Inga träffar på ”{query}”. Prova ett kortare eller mer allmänt ord.',
      ask: 'Fråga mig i stället',
      failed: 'Sökningen kunde inte laddas. Tryck på Sök för att se artikellistan i stället.',
    },
    close: 'Stäng',
    keys: [
      ['↑ ↓', 'välj'],
      ['Enter', 'öppna'],
      ['Esc', 'stäng'],
    ],
    hint: { before: 'Tryck på', after: 'för att söka från vilken sida som helst.' },
    kinds: { post: 'Artikel', service: 'Tjänst', project: 'Projekt', location: 'Område', page: 'Sida' },
  },
})
