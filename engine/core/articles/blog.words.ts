import { siteWords } from '../site/site-words.ts'

/** The list of articles. */
export const words = siteWords('blog', {
  en: {
    title: 'Blog: notes from my work',
    description:
      'Articles by {aTrade} in {town}: what I have learned at work, written down for you who have the same question.',
    keywords: '{trade} blog, {trade} articles, {trade} {town}',
    heading: 'Notes from my work',
    lead: 'What I have learned at work, written down for you who have the same question.',
    name: 'Blog',
    /** As titles of articles and feeds name it. */
    whole: '{brand} Blog',
    filter: 'Filter articles by category',
    all: 'All',
    featured: 'Featured',
    list: 'All articles',
    business: 'For business owners',
    empty: 'No articles found in this category.',
    results: { one: '{count} article shown', other: '{count} articles shown' },
    views: { one: 'view', other: 'views' },
    minutes: '{count} min read',
    read: 'Read the article',
    paging: {
      label: 'Pages of the list',
      title: 'All articles, page {number}',
      description:
        'Page {number} of {count} in the list of articles by {aTrade} in {town}, with the newest first.',
      lead: 'Page {number} of {count}, newest first.',
      page: 'Page {number}',
      newer: 'Newer articles',
      older: 'Older articles',
    },
  },
  sv: {
    title: 'Blogg: anteckningar från jobbet',
    description:
      'Artiklar av en {trade} i {town}: det jag har lärt mig i jobbet, nedskrivet för dig som har samma fråga.',
    keywords: 'blogg {trade}, artiklar {trade}, {trade} {town}',
    heading: 'Anteckningar från jobbet',
    lead: 'Det jag har lärt mig i jobbet, nedskrivet för dig som har samma fråga.',
    name: 'Blogg',
    whole: 'Bloggen hos {brand}',
    filter: 'Filtrera artiklar efter kategori',
    all: 'Alla',
    featured: 'Utvalt',
    list: 'Alla artiklar',
    business: 'För dig som driver företag',
    empty: 'Inga artiklar hittades i denna kategori.',
    results: { one: '{count} artikel visas', other: '{count} artiklar visas' },
    views: { one: 'visning', other: 'visningar' },
    minutes: '{count} min läsning',
    read: 'Läs artikeln',
    paging: {
      label: 'Listans sidor',
      title: 'Alla artiklar, sida {number}',
      description:
        'Sida {number} av {count} i listan över artiklar av en {trade} i {town}, med de nyaste först.',
      lead: 'Sida {number} av {count}, de nyaste först.',
      page: 'Sida {number}',
      newer: 'Nyare artiklar',
      older: 'Äldre artiklar',
    },
  },
})
