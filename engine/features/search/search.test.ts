import { expect, test } from 'vitest'
import { articleDocuments } from '../../../tests/support/article-documents.ts'
import { pathTo } from '../../addresses/page-addresses.ts'
import { postsIn } from '../../core/articles/articles.ts'
import { type Language, perLanguage } from '../../core/text/language.ts'
import type { SearchDocument } from './search-document.ts'
import { findIn } from './search-index.browser.ts'

const findArticle = perLanguage((language) => findIn(articleDocuments(postsIn(language))))

test.each<[language: Language, query: string, folder: string]>([
  ['sv', 'återställa linux', 'backups-that-restore'],
  ['sv', 'säkerhetskopieringsr', 'backups-that-restore'],
  ['sv', 'SAKERHETSKOPIA', 'backups-that-restore'],
  ['en', 'baker', 'bakery-online'],
  ['en', 'bakrey', 'bakery-online'],
  ['en', 'quiet quetzalcoatl', 'a-quiet-server'],
])('in %s "%s" finds %s first', (language, query, folder) => {
  expect(findArticle[language](query).results[0]?.path).toBe(pathTo({ page: 'post', slug: folder }, language))
})

const others = { kind: 'Page', tags: '', headings: '', description: '' }
const page = (path: string, title: string, text: string): SearchDocument => ({ path, title, text, ...others })
const find = findIn([
  page('/contact', 'Contact', 'Write an e-mail, or call.'),
  page('/sv/kontakt', 'Kontakt', 'Skicka e‑post eller ring. Vi skickar svar.'),
  page('/balance', 'Effective load balancing with Nginx', 'How to spread the load.'),
  page('/about', 'About', 'A carpenter of code.'),
  page('/it-solvesborg', 'IT', 'Help'),
  page('/hours', 'Page', 'Våra öppettider'),
  page('/open', 'Page', 'Det är öppettid nu'),
])

test.each([
  ['email', '/contact', 'e-mail'],
  ['e-mail', '/contact', 'mail'],
  ['epost', '/sv/kontakt', 'e‑post'],
  ['loadbalancing', '/balance', 'load balancing'],
  ['ngnix', '/balance', 'Nginx'],
  ['balacning', '/balance', 'balancing'],
  ['öppettidr', '/hours', 'öppettider'],
])('%s finds %s and marks %s', (query, path, mark) => {
  const [best] = find(query).results
  expect(best?.path).toBe(path)
  const pieces = [...(best?.title ?? []), ...(best?.excerpt ?? [])]
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain(mark)
})

test.each([
  // Its path spells it without the marks.
  ['Sölvesborg', ['/it-solvesborg']],
  // A similar word is found only where none is the same, and where it begins alike: "snickare" is no "skickar".
  ['öppettider', ['/hours']],
  ['snickare', []],
  ['qqqqzzzzxx', []],
  ['?!', []],
])('%s finds %j alone', (query, paths) => {
  expect(find(query).results.map(({ path }) => path)).toEqual(paths)
})
