import { expect, test } from 'vitest'
import { posts } from '../content/articles.ts'
import type { Language } from '../content/language.ts'
import { isExample } from '../tests/support/example.ts'
import { findIn } from './interactive/search-index.ts'
import { pathTo } from './places.ts'

/** Searches the articles of a language, without their full text. */
const searchOf = (language: Language) =>
  findIn(
    posts
      .filter((post) => post.language === language)
      .map((post) => ({
        path: pathTo({ page: 'post', slug: post.folder }, language),
        kind: 'Article',
        title: post.title,
        description: post.description,
        tags: post.tags.join(', '),
        headings: post.headings.map(({ text }) => text).join(' · '),
        text: post.excerpt,
      })),
  )
const find = { en: searchOf('en'), sv: searchOf('sv') }

const expectedFirst: [language: Language, query: string, folder: string][] = [
  ['sv', 'nginx lastbalansering', 'effective-load-balancing-with-nginx'],
  ['sv', 'lastbal', 'effective-load-balancing-with-nginx'],
  ['en', 'nginx load balancing', 'effective-load-balancing-with-nginx'],
  ['en', 'ansible', 'automate-your-infrastructure-with-ansible'],
  ['en', 'ansibel', 'automate-your-infrastructure-with-ansible'],
  ['en', 'solvesborg', 'it-services-solvesborg'],
  ['sv', 'Sölvesborg', 'it-services-solvesborg'],
  ['sv', 'SOLVESBORG', 'it-services-solvesborg'],
  ['sv', 'apputveckling skane', 'app-development-in-skane'],
  ['en', 'snmp', 'internal-snmp-port-check-tool'],
]

for (const [language, query, folder] of expectedFirst) {
  test.runIf(isExample)(`"${query}" finds ${folder} first`, () => {
    expect(find[language](query).results[0]?.path).toBe(pathTo({ page: 'post', slug: folder }, language))
  })
}

test('a word with å, ä or ö finds a path that spells it without', () => {
  const { results } = findIn([
    {
      path: '/it-solvesborg',
      kind: 'Page',
      title: 'IT',
      description: 'Help',
      tags: '',
      headings: '',
      text: '',
    },
  ])('Sölvesborg')
  expect(results[0]?.path).toBe('/it-solvesborg')
})

test.runIf(isExample)('when no page has all words, pages with some of them are found', () => {
  expect(find.en('ansible quetzalcoatl').results[0]?.path).toContain('ansible')
})

test('a similar word is found only where none is the same, and where it begins alike', () => {
  const page = { kind: 'Page', title: 'Page', description: '', tags: '', headings: '' }
  const find = findIn([
    { ...page, path: '/sends', text: 'Servern skickar svaret' },
    { ...page, path: '/hours', text: 'Våra öppettider' },
    { ...page, path: '/open', text: 'Det är öppettid nu' },
  ])
  expect(find('snickare').count).toBe(0)
  expect(find('öppettidr').results[0]?.path).toBe('/hours')
  expect(find('öppettider').results.map(({ path }) => path)).toEqual(['/hours'])
})

test('nonsense finds nothing, and neither does a query without words', () => {
  expect(find.en('qqqqzzzzxx').count).toBe(0)
  expect(find.sv('?!').count).toBe(0)
})
