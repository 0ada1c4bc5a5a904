import { expect, test } from 'vitest'
import { pathTo } from '../../engine/addresses/page-addresses.ts'
import { type Language, perLanguage } from '../../engine/core/text/language.ts'
import { findIn } from '../../engine/features/search/search-index.browser.ts'
import { articleDocuments } from '../support/article-documents.ts'
import { isExample, specifiedIn } from '../support/example.ts'

/* What the specification says that the search of the example finds. */

const findArticle = perLanguage((language) => findIn(articleDocuments(specifiedIn(language))))

test.runIf(isExample).each<[language: Language, query: string, folder: string]>([
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
  expect(findArticle[language](query).results[0]?.path).toBe(pathTo({ page: 'post', slug: folder }, language))
})
