import MiniSearch, { type SearchResult } from 'minisearch'
import { fold } from '../../core/text/fold.ts'
import type { SearchDocument } from './search-document.ts'
import { excerptOf, marked, type Piece, termsOf, wordsOf } from './search-words.browser.ts'

/** A page that matches a query, with its matches marked. */
interface Result {
  path: string
  kind: string
  title: Piece[]
  excerpt: Piece[]
}

export interface Answer {
  /** The best matches, best first. */
  results: Result[]
  count: number
}

export type Find = (query: string) => Answer

const maxResults = 10

/** Indexes pages: https://lucaong.github.io/minisearch */
export function findIn(pages: readonly SearchDocument[]): Find {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    // The path is searched too, because its slug spells å, ä and ö without their marks.
    fields: ['title', 'tags', 'headings', 'description', 'path', 'text'],
    tokenize: (text, field) => termsOf(text, field !== 'text').map(({ folded }) => folded),
    processTerm: fold,
    searchOptions: {
      boost: { title: 8, tags: 4, headings: 3, description: 2, path: 2 },
      prefix: (term) => term.length > 1,
      tokenize: (query) => wordsOf(query).map(({ folded }) => folded),
      // Two swapped letters count as two edits.
      fuzzy: (term) => (term.length > 4 ? 2 : term.length > 3 ? 1 : false),
      weights: { prefix: 0.5, fuzzy: 0.2 },
    },
  })
  index.addAll(pages)
  return (query) => {
    const results = [
      // A word as it is typed, or its beginning, is better than a similar one.
      () => index.search(query, { combineWith: 'AND', fuzzy: false }),
      () => index.search(query, { combineWith: 'AND' }).filter(beginsAlike),
      () => index.search(query, { combineWith: 'OR' }).filter(beginsAlike),
    ].reduce<SearchResult[]>((found, search) => (found.length > 0 ? found : search()), [])
    const best = results.slice(0, maxResults).flatMap(({ id, terms }) => {
      const page = byPath.get(id)
      if (!page) return []
      const matches = new Set(terms)
      const { path, kind, title } = page
      return { path, kind, title: marked(title, matches), excerpt: marked(excerptOf(page, matches), matches) }
    })
    return { results: best, count: results.length }
  }
}

/** A misspelled word still begins as it should: else "snickare" (carpenter) would find "skickar" (sends). */
const beginsAlike = ({ queryTerms, terms }: SearchResult) =>
  queryTerms.every((query) => terms.some((term) => term.startsWith(query.slice(0, 2))))

/** Fetches the pages of a language and indexes them. Throws where they cannot be loaded. */
export async function loadIndex(file: string): Promise<Find> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}`)
  // Written by the build of the same site.
  const pages: SearchDocument[] = await response.json()
  return findIn(pages)
}
