import type { Post } from '../core/articles/articles.ts'
import { words as blogWords } from '../core/articles/blog.words.ts'
import type { ArticleCategory } from '../core/articles/front-matter.ts'
import type { PageKey } from './page-addresses.ts'

/** The categories of each filter, in the order shown: the keys that its address names (`?category=case-study`). */
export const blogCategories = [
  'web-development',
  'automation',
  'devops',
  'case-study',
] as const satisfies readonly ArticleCategory[]
export const projectCategories = ['infrastructure', 'web-development'] as const

/** Pages that `?category=` filters, with their categories. */
export const filtered: { readonly [page in PageKey]?: readonly string[] } = {
  blog: blogCategories,
  portfolio: projectCategories,
}

/** What an article's category is called in the language of the article. */
export const categoryLabel = ({ category, language }: Post): string =>
  blogWords[language].categories[category]
