import type { Post } from '../core/articles/articles.ts'
import type { Categories } from '../core/site/pages.ts'
import type { Project } from '../core/site/projects.ts'
import { site } from '../core/site/site.ts'
import type { Language } from '../core/text/language.ts'
import type { PageKey } from './page-addresses.ts'

const { blog, projects } = site.pages.categories

const inFilter = (all: Categories) => Object.keys(all).filter((key) => all[key]?.inFilter)

/** The categories of each filter, in the order shown: the keys that its address names (`?category=case-study`). */
export const blogCategories = inFilter(blog)
export const projectCategories = inFilter(projects)

/** Pages that `?category=` filters, with their categories. */
export const filtered: { readonly [page in PageKey]?: readonly string[] } = {
  blog: blogCategories,
  portfolio: projectCategories,
}

/** What each category is called. */
export const blogLabel = (key: string, language: Language): string => blog[key]?.[language] ?? key
export const projectLabel = (key: string, language: Language): string => projects[key]?.[language] ?? key

/** What an article's category is called in the language of the article. */
export const categoryLabel = ({ category, language }: Post): string => blogLabel(category, language)

/** The same of a project, which may have none. */
export const categoryOfProject = ({ category }: Project, language: Language): string =>
  category ? projectLabel(category, language) : ''
