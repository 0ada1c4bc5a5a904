import { expect, test } from 'vitest'
import { posts } from '../core/articles/articles.ts'
import { listPage, pageCount } from './blog-pages.ts'

const [model] = posts
if (!model) throw new Error('There is no article to take as a model')

/** `count` articles, newest first; every third has another category, and the 5th, 40th and 41st are featured. */
const makePosts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...model,
    slug: `post-${index + 1}`,
    category: index % 3 === 0 ? ('devops' as const) : ('automation' as const),
    featured: [5, 40, 41].includes(index + 1),
  }))

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

test('one page holds thirty articles, and the next article opens a second page', () => {
  expect([0, 1, 30, 31, 60, 61].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3])
})

test('the first page starts with two featured articles, and every article is listed exactly once', () => {
  const all = makePosts(65)
  const pages = [1, 2, 3].map((number) => listPage(all, undefined, number))
  expect(slugs(pages[0]?.featured ?? [])).toEqual(['post-5', 'post-40'])
  expect(pages.map(({ featured, listed }) => featured.length + listed.length)).toEqual([30, 30, 5])
  const listedSlugs = pages.flatMap(({ featured, listed }) => slugs([...featured, ...listed]))
  expect(listedSlugs.toSorted()).toEqual(slugs(all).toSorted())
})

test('a category has its own pages, with the featured articles in date order', () => {
  const { featured, listed, pages } = listPage(makePosts(65), 'automation', 1)
  expect(featured).toEqual([])
  expect(pages).toBe(2)
  expect(slugs(listed).slice(0, 4)).toEqual(['post-2', 'post-3', 'post-5', 'post-6'])
})
