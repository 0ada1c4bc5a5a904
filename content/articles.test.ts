import { expect, test } from 'vitest'
import { isExample } from '../tests/support/example.ts'
import { bodyOf, posts, postsIn, readingMinutes } from './articles.ts'
import { languages } from './language.ts'

test.runIf(isExample)('the site came with the articles that the specification lists', () => {
  const [english = [], swedish = []] = languages.map((language) =>
    postsIn(language)
      .filter(({ id }) => id <= 9)
      .sort((a, b) => a.id - b.id),
  )
  // One of them is in Swedish only.
  expect([english.length, swedish.length]).toEqual([9, 10])
  expect(english.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([7, 8, 9])
  expect(english.map(({ views }) => views)).toEqual([980, 750, 1100, 650, 850, 0, 0, 0, 0])
  expect(english.slice(0, 5).map(({ likes }) => likes)).toEqual([67, 45, 78, 52, 34])
  for (const { folder, minutes } of [...english, ...swedish])
    expect([6, 8, 10, 12, 15], folder).toContain(minutes)
})

test('articles are sorted newest first', () => {
  const dates = postsIn('sv').map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
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

test('reading time keeps to the usual lengths within 15 %, else counts minutes', () => {
  expect([1200, 1639, 3036, 500, 30].map(readingMinutes)).toEqual([6, 8, 15, 3, 1])
})
