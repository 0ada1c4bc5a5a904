import { expect, test } from 'vitest'
import { posts } from '../../../content/articles.ts'
import { neighborsOf } from './neighbors.ts'

test('an article stands between the one before and the one after it in its category', () => {
  for (const post of posts) {
    const { older, newer } = neighborsOf(post)
    for (const neighbor of [older, newer])
      if (neighbor) expect(neighbor).toMatchObject({ language: post.language, category: post.category })
    if (older) expect(neighborsOf(older).newer).toBe(post)
    if (newer) expect(neighborsOf(newer).older).toBe(post)
    expect((older ?? post).date <= post.date && post.date <= (newer ?? post).date).toBe(true)
  }
})

test('the oldest and the newest of a category have one neighbor at most', () => {
  for (const post of posts) {
    const alike = posts.filter(
      ({ language, category }) => language === post.language && category === post.category,
    )
    const count = Object.values(neighborsOf(post)).filter(Boolean).length
    expect(count).toBe(alike.length === 1 ? 0 : [alike[0], alike.at(-1)].includes(post) ? 1 : 2)
  }
})
