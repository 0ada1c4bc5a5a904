import { pages } from '../../addresses/pages.ts'
import { keysOf } from '../../core/base/keys-of.ts'
import { inEachLanguage } from '../../core/site/languages.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { type Language, perLanguage } from '../../core/text/language.ts'

const keys = inEachLanguage('/404')

/** The keys of the 404 pages among the built files. Without a leading slash, no request path can match them. */
export const notFoundKeys = perLanguage((language) => keys[language].slice(1))

/** The slots of the built 404 page for links to pages with a similar path. The path itself is in `path`. */
export const suggestionSlots = ['near-1', 'near-2', 'near-3']

/** What the server writes into. */
export const notFoundSlots = {
  page: notFoundKeys,
  names: ['path-line', 'path', ...suggestionSlots].join(' '),
}

/** What most visitors look for, where no path is similar. */
export const usualPages = (language: Language) =>
  [pages.offerings, pages.blog, pages.contact, pages.home].map((paths) => paths[language])

/** The short names of pages, as in the menu, by their paths. */
export const menuNames = (language: Language): Partial<Record<string, string>> =>
  Object.fromEntries(
    keysOf(layoutWords[language].nav).map((page) => [pages[page][language], layoutWords[language].nav[page]]),
  )
