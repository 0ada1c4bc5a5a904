import { describe, expect, test } from 'vitest'
import { bodyOf, posts, postsIn, readingMinutes } from './articles.ts'

describe('articles', () => {
  test('nine in English and ten in Swedish, newest first', () => {
    expect(postsIn('en')).toHaveLength(9)
    expect(postsIn('sv')).toHaveLength(10)
    const dates = postsIn('sv').map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('three are featured: ids 7, 8 and 9', () => {
    const featured = postsIn('en').filter((post) => post.featured)
    expect(featured.map(({ id }) => id).sort()).toEqual([7, 8, 9])
  })

  test('the first five by id start their counters where the specification says', () => {
    const first = postsIn('en')
      .filter(({ id }) => id <= 5)
      .sort((a, b) => a.id - b.id)
    expect(first.map(({ views }) => views)).toEqual([980, 750, 1100, 650, 850])
    expect(first.map(({ likes }) => likes)).toEqual([67, 45, 78, 52, 34])
    expect(posts.filter(({ id }) => id > 5).every(({ views }) => views === 0)).toBe(true)
  })

  test.each(posts.map((post) => [`${post.folder} (${post.language})`, post] as const))(
    '%s is as long as its reading time says',
    (_, post) => {
      expect([6, 8, 10, 12, 15]).toContain(post.minutes)
    },
  )

  test.each(posts.map((post) => [`${post.folder} (${post.language})`, post] as const))(
    '%s has its text, headings in order and no link by path',
    async (_, post) => {
      const html = await bodyOf(post)
      const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
      expect(levels[0]).toBe(2)
      for (const [index, level] of levels.entries()) {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1)
      }
      expect(html).not.toMatch(/href="\//)
      expect(html).not.toMatch(/\{(site|product|domain)\}/)
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
