import { describe, expect, test } from 'vitest'
import { type Address, addresses, pathTo } from '../../engine/addresses/page-addresses.ts'
import { redirects } from '../../engine/addresses/pages.ts'
import { posts } from '../../engine/core/articles/articles.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { siteFolder } from '../../engine/core/site/folder.ts'
import { languages } from '../../engine/core/site/languages.ts'
import { site } from '../../engine/core/site/site.ts'
import type { Language } from '../../engine/core/text/language.ts'
import { findIn } from '../../engine/features/search/search-index.browser.ts'
import { articleDocuments } from '../support/article-documents.ts'

/* What the specification says of the example: its addresses, its articles, and what its search finds. */

const isExample = siteFolder === 'example' && facts.origin === 'https://kodhamn.example'

/** The articles that came with it: nine, and one in Swedish only. */
const specified = posts.filter(({ id }) => id <= 9)
const specifiedIn = (language: Language) => specified.filter((post) => post.language === language)

describe.runIf(isExample)('the example', () => {
  test('has the addresses that are in the snapshot', () => {
    const isOther = ({ ref: { page, slug } }: Address) =>
      page === 'blog-page' || (page === 'post' && specified.every(({ folder }) => folder !== slug))
    const lines = addresses
      .filter((address) => !isOther(address))
      .map(({ path, aliasOf }) => (aliasOf ? `${path} = ${aliasOf}` : path))
    const moved = Object.entries(redirects).map(([from, to]) => `${from} -> ${to}`)
    expect([...lines, ...moved].join('\n')).toMatchSnapshot()
  })

  test('came with the articles that the specification lists', () => {
    const [english, swedish] = [specifiedIn('en'), specifiedIn('sv')].map((articles) =>
      articles.toSorted((a, b) => a.id - b.id),
    )
    // One of them is in Swedish only.
    expect([english?.length, swedish?.length]).toEqual([9, 10])
    expect(english?.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([7, 8, 9])
    expect(english?.map(({ views }) => views)).toEqual([980, 750, 1100, 650, 850, 0, 0, 0, 0])
    expect(english?.slice(0, 5).map(({ likes }) => likes)).toEqual([67, 45, 78, 52, 34])
    for (const { folder, minutes } of specified) expect([6, 8, 10, 12, 15], folder).toContain(minutes)
  })

  test.each(languages)('says in %s nothing twice of a project', (language) => {
    for (const { slug, [language]: words } of site.projects) {
      const sentences = Object.values(words).flatMap(
        (value) => JSON.stringify(value).match(/[^".!?]{40,}/g) ?? [],
      )
      expect(new Set(sentences).size, slug).toBe(sentences.length)
    }
  })

  const findArticle = {
    en: findIn(articleDocuments(specifiedIn('en'))),
    sv: findIn(articleDocuments(specifiedIn('sv'))),
  }

  test.each<[language: Language, query: string, folder: string]>([
    ['sv', 'nginx lastbalansering', 'effective-load-balancing-with-nginx'],
    ['sv', 'lastbal', 'effective-load-balancing-with-nginx'],
    ['en', 'nginx load balancing', 'effective-load-balancing-with-nginx'],
    ['en', 'ansible', 'automate-your-infrastructure-with-ansible'],
    ['en', 'ansibel', 'automate-your-infrastructure-with-ansible'],
    // No page has all words.
    ['en', 'ansible quetzalcoatl', 'automate-your-infrastructure-with-ansible'],
    ['en', 'solvesborg', 'it-services-solvesborg'],
    ['sv', 'Sölvesborg', 'it-services-solvesborg'],
    ['sv', 'SOLVESBORG', 'it-services-solvesborg'],
    ['sv', 'apputveckling skane', 'app-development-in-skane'],
    ['en', 'snmp', 'internal-snmp-port-check-tool'],
  ])('in %s "%s" finds %s first', (language, query, folder) => {
    expect(findArticle[language](query).results[0]?.path).toBe(
      pathTo({ page: 'post', slug: folder }, language),
    )
  })
})
