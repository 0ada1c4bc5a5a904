import { expect, test } from 'vitest'
import { posts } from '../../core/articles/articles.ts'
import { suggestionsFor } from './suggestions.ts'

test('an article suggests two others: those that it names, then those of its category', () => {
  for (const post of posts) {
    const suggested = suggestionsFor(post)
    expect(new Set(suggested).size).toBe(
      Math.min(2, posts.filter(({ language }) => language === post.language).length - 1),
    )
    expect(suggested).not.toContain(post)
    expect(suggested.map(({ folder }) => folder)).toEqual(expect.arrayContaining([...(post.related ?? [])]))
  }
})
