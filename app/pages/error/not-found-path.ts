import type { Language } from '../../../content/language.ts'
import { pages } from '../../pages.ts'

/** The keys of the 404 pages among the built files. Without a leading slash, no request path can match them. */
export const notFoundKeys = { en: '404', sv: 'sv/404' } as const

/** The placeholder in the built 404 page that the server replaces by the requested path. */
export const notFoundPath = '[[not-found-path]]'

/** The placeholders for pages with a similar path. */
export const suggestionSlots = [1, 2, 3].map((number) => ({
  path: `[[near-path-${number}]]`,
  title: `[[near-title-${number}]]`,
}))

/** What most visitors look for, where no path is similar. */
export const usualPages = (language: Language) =>
  [pages.offerings, pages.blog, pages.contact, pages.home].map((paths) => paths[language])
