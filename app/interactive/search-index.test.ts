import { expect, test } from 'vitest'
import type { SearchDocument } from '../search-document.ts'
import { findIn } from './search-index.ts'

const others = { kind: 'Page', tags: '', headings: '', description: '' }
const page = (path: string, title: string, text: string): SearchDocument => ({ path, title, text, ...others })
const find = findIn([
  page('/contact', 'Contact', 'Write an e-mail, or call.'),
  page('/sv/kontakt', 'Kontakt', 'Skicka e‑post eller ring. Vi skickar svar.'),
  page('/balance', 'Effective load balancing with Nginx', 'How to spread the load.'),
  page('/about', 'About', 'A carpenter of code.'),
])

test.each([
  ['email', '/contact', 'e-mail'],
  ['e-mail', '/contact', 'mail'],
  ['epost', '/sv/kontakt', 'e‑post'],
  ['loadbalancing', '/balance', 'load balancing'],
  ['ngnix', '/balance', 'Nginx'],
  ['balacning', '/balance', 'balancing'],
])('%s finds %s and marks %s', (query, path, mark) => {
  const [best] = find(query).results
  expect(best?.path).toBe(path)
  const pieces = [...(best?.title ?? []), ...(best?.excerpt ?? [])]
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain(mark)
})

test('a word that only looks alike finds nothing', () => {
  expect(find('snickare').count).toBe(0)
})
