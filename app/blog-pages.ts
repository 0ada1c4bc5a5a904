/** The list of articles: which stand on which of its pages. */
import { type Post, postsIn } from '../content/articles.ts'
import type { ArticleCategory } from '../content/front-matter.ts'
import type { Language } from '../content/language.ts'

const postsPerPage = 30
const featuredShown = 2

/** How many pages the list of a language has. */
export const blogPageCount = (language: Language) => pageCount(postsIn(language).length)

export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / postsPerPage))

/**
 * One page of a list, counted from 1. The first one opens with the featured articles, which then stand nowhere else.
 * Under a category they stand among the others, at their place by date.
 */
export function listPage(posts: readonly Post[], category: ArticleCategory | undefined, number: number) {
  const inCategory = category === undefined ? posts : posts.filter((post) => post.category === category)
  const featured = category === undefined ? posts.filter((post) => post.featured).slice(0, featuredShown) : []
  const inOrder = [...featured, ...inCategory.filter((post) => !featured.includes(post))]
  const shown = inOrder.slice((number - 1) * postsPerPage, number * postsPerPage)
  return {
    featured: shown.filter((post) => featured.includes(post)),
    listed: shown.filter((post) => !featured.includes(post)),
    pages: pageCount(inCategory.length),
  }
}
