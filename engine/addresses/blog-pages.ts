/** Divides the list of articles into pages. */
import { type Post, postsIn } from '../core/articles/articles.ts'
import type { Language } from '../core/text/language.ts'

const postsPerPage = 30
const featuredShown = 2

/** How many pages the list of a language has. */
export const blogPageCount = (language: Language) => pageCount(postsIn(language).length)

export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / postsPerPage))

/**
 * One page of a list, counted from 1. The first page starts with the featured articles and lists them nowhere else.
 * In a category, featured articles are in date order with the others.
 */
export function listPage(posts: readonly Post[], category: string | undefined, number: number) {
  const inCategory = category === undefined ? posts : posts.filter((post) => post.category === category)
  const featured = category === undefined ? posts.filter((post) => post.featured).slice(0, featuredShown) : []
  const inOrder = [...featured, ...inCategory.filter((post) => !featured.includes(post))]
  const onPage = inOrder.slice((number - 1) * postsPerPage, number * postsPerPage)
  return {
    featured: onPage.filter((post) => featured.includes(post)),
    listed: onPage.filter((post) => !featured.includes(post)),
    pages: pageCount(inCategory.length),
  }
}
