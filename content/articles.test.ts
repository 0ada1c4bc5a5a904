import { describe, expect, test } from 'vitest'
import { isExample } from '../tests/support/example.ts'
import { bodyOf, posts, postsIn, readingMinutes } from './articles.ts'
import type { Language } from './language.ts'

/** The articles that the site came with, as the specification lists them: nine, and one in Swedish only. */
const specified = (language: Language) => postsIn(language).filter(({ id }) => id <= 9)

describe('articles', () => {
  test.runIf(isExample)('nine in English and ten in Swedish to begin with', () => {
    expect(specified('en')).toHaveLength(9)
    expect(specified('sv')).toHaveLength(10)
  })

  test('are sorted newest first', () => {
    const dates = postsIn('sv').map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test.runIf(isExample)('three are featured: ids 7, 8 and 9', () => {
    const featured = specified('en').filter((post) => post.featured)
    expect(featured.map(({ id }) => id).sort()).toEqual([7, 8, 9])
  })

  test.runIf(isExample)('the first five by id start their counters where the specification says', () => {
    const first = specified('en')
      .filter(({ id }) => id <= 5)
      .sort((a, b) => a.id - b.id)
    expect(first.map(({ views }) => views)).toEqual([980, 750, 1100, 650, 850])
    expect(first.map(({ likes }) => likes)).toEqual([67, 45, 78, 52, 34])
    expect(specified('en').filter(({ id, views }) => id > 5 && views > 0)).toEqual([])
  })

  test
    .runIf(isExample)
    .each(
      [...specified('en'), ...specified('sv')].map(
        (post) => [`${post.folder} (${post.language})`, post] as const,
      ),
    )('%s is as long as its reading time says', (_, post) => {
    expect([6, 8, 10, 12, 15]).toContain(post.minutes)
  })

  test.each(posts.map((post) => [`${post.folder} (${post.language})`, post] as const))(
    '%s has its text with the facts filled in, and styles that the policy allows',
    (_, post) => {
      const html = bodyOf(post)
      expect(html).toMatch(/<p>/)
      expect(html).not.toMatch(/\{(site|product|domain|town)\}/)
      expect(html).not.toContain('style=')
    },
  )
})

test('reading time keeps to the usual lengths within 15 %, else counts minutes', () => {
  expect(readingMinutes(1200)).toBe(6)
  expect(readingMinutes(1639)).toBe(8)
  expect(readingMinutes(3036)).toBe(15)
  expect(readingMinutes(500)).toBe(3)
  expect(readingMinutes(30)).toBe(1)
})
