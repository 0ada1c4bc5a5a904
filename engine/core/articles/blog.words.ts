import { siteWords } from '../site/site-words.ts'
import type { ArticleCategory } from './front-matter.ts'

/** The list of articles. */
export const words = siteWords('blog', {
  en: {
    title: 'Blog: web, automation and infrastructure',
    description:
      'Hands-on articles about Nginx, Ansible, automation, web development and running IT in a small company, with code that works.',
    keywords:
      'IT blog, Nginx articles, Ansible guide, automation small business, web development blog, DevOps blog',
    heading: 'Notes from my work',
    lead: 'Answers for people who run a company, and notes with code for people who build its systems.',
    name: 'Blog',
    filter: 'Filter articles by category',
    all: 'All',
    categories: {
      'web-development': 'Web Development',
      automation: 'Automation',
      devops: 'DevOps',
      'case-study': 'Case Study',
      engineering: 'Engineering',
      infrastructure: 'Infrastructure',
      productivity: 'Productivity',
    } satisfies Record<ArticleCategory, string>,
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
        'Page {number} of {count} in the list of articles on Nginx, Ansible, automation, web development and IT in a small company.',
      lead: 'Page {number} of {count}, newest first.',
      page: 'Page {number}',
      newer: 'Newer articles',
      older: 'Older articles',
    },
  },
  sv: {
    title: 'Blogg: webb, automatisering och infrastruktur',
    description:
      'Artiklar ur vardagen om Nginx, Ansible, automatisering, webbutveckling och IT i det lilla företaget, med kod som fungerar.',
    keywords:
      'IT-blogg, artiklar om Nginx, Ansible-guide, automatisering småföretag, blogg webbutveckling, DevOps-blogg',
    heading: 'Anteckningar från jobbet',
    lead: 'Svar till dig som driver företag, och anteckningar med kod till dig som bygger systemen.',
    name: 'Blogg',
    filter: 'Filtrera artiklar efter kategori',
    all: 'Alla',
    categories: {
      'web-development': 'Webbutveckling',
      automation: 'Automatisering',
      devops: 'DevOps',
      'case-study': 'Fallstudie',
      engineering: 'Teknik',
      infrastructure: 'Infrastruktur',
      productivity: 'Produktivitet',
    },
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
        'Sida {number} av {count} i listan över artiklar om Nginx, Ansible, automatisering, webbutveckling och IT i det lilla företaget.',
      lead: 'Sida {number} av {count}, de nyaste först.',
      page: 'Sida {number}',
      newer: 'Nyare artiklar',
      older: 'Äldre artiklar',
    },
  },
})
