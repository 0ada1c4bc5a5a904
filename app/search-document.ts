import type { Language } from '../content/language.ts'

/** A page as the search knows it. The build writes them, the browser indexes them when they arrive. */
export interface SearchDocument {
  path: string
  /** What it is, in the words of its language: article, service, project … */
  kind: string
  title: string
  description: string
  tags: string
  headings: string
  text: string
}

/** Where the pages of a language lie for the search. */
export const searchDocumentsPath = (language: Language) => `/search/${language}.json`
