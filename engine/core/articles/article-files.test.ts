import { expect, test } from 'vitest'
import { day as oneDay } from '../time/durations.ts'
import { unpublishedArticles } from './article-files.ts'
import { posts } from './articles.ts'
import { frontMatterOf } from './front-matter.ts'

test('an article leaves those that wait on its day, though no file has changed: the site is built anew', () => {
  const [article] = posts
  const day = new Date(article?.date ?? '')
  const before = new Date(day.getTime() - oneDay).toISOString().slice(0, 10)
  expect(unpublishedArticles(before)).toContain(article?.folder)
  expect(unpublishedArticles(article?.date)).not.toContain(article?.folder)
})

test('front matter is read as far as it can be', () => {
  expect(frontMatterOf('---\ndraft: true\ntitle: [\n---\ntext')).toMatchObject({ draft: true })
  expect(frontMatterOf('---\ndate: 2026-06-03\n---\ntext')).toEqual({ date: '2026-06-03' })
  expect(frontMatterOf('no front matter')).toBeUndefined()
})
