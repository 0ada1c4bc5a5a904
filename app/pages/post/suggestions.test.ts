import { expect, test } from 'vitest'
import { postAt, posts } from '../../../content/articles.ts'
import { isExample } from '../../../tests/support/example.ts'
import { suggestionsFor } from './suggestions.ts'

const suggested = (folder: string, language: 'en' | 'sv') => {
  const post = postAt(folder, language)
  return post ? suggestionsFor(post).map((one) => one.folder) : []
}
const loadBalancing = 'effective-load-balancing-with-nginx'
const ansible = 'automate-your-infrastructure-with-ansible'
const everyday = 'free-up-time-by-automating-everyday-tasks'

test.runIf(isExample)('suggestions follow the words of the slug', () => {
  expect(suggested('ngxpanel-nginx-redirects', 'en')).toEqual([loadBalancing, ansible])
  expect(suggested('internal-snmp-port-check-tool', 'sv')).toEqual([loadBalancing, ansible])
  expect(suggested('it-services-solvesborg', 'en')).toEqual([loadBalancing, ansible])
})

test.runIf(isExample)('the next rule replaces the article itself', () => {
  expect(suggested(loadBalancing, 'en')).toEqual([ansible, everyday])
  expect(suggested(ansible, 'sv')).toEqual([everyday, loadBalancing])
})

test('an article is never suggested under itself', () => {
  for (const post of posts) {
    const folders = suggestionsFor(post).map(({ folder }) => folder)
    expect(new Set(folders).size).toBe(2)
    expect(folders).not.toContain(post.folder)
  }
})
