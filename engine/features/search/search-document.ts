import type { Language } from '../../core/text/language.ts'
import type { words } from './search.words.ts'

/** What the search says, in a language. */
export type SearchWords = (typeof words)[Language]

/** A page in the search index. The build writes them, the browser indexes them. */
export interface SearchDocument {
  path: string
  /** The type of page, in its language: article, service, project … */
  kind: string
  title: string
  description: string
  tags: string
  headings: string
  text: string
}

/** The path of what the search dialog says in a language, which no page carries. */
export const searchWordsPath = (language: Language) => `/search/words-${language}.json`

/** The path of the search documents of a language. */
export const searchDocumentsPath = (language: Language) => `/search/${language}.json`
