import { expect, test } from 'vitest'
import { bodyOf, posts, postsIn, readingMinutes } from './articles.ts'

test('articles are sorted newest first', () => {
  expect(postsIn('sv').map(({ folder }) => folder)).toEqual([
    ...['bakery-online', 'a-quiet-server', 'backups-that-restore', 'skriv-upp-din-dns'],
  ])
})

test.each(posts.map((post) => [post.folder, post.language, post] as const))(
  '%s in %s has its text with the facts filled in, and styles that the policy allows',
  (_, __, post) => {
    const html = bodyOf(post)
    expect(html).toMatch(/<p>/)
    expect(html).not.toContain('{town}')
    expect(html).not.toContain('style=')
  },
)

test('reading time keeps to the usual lengths within 15 %, else counts minutes', () => {
  expect([1200, 1639, 3036, 500, 30].map(readingMinutes)).toEqual([6, 8, 15, 3, 1])
})
