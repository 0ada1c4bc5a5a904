import { fill } from '../../core/text/sentence.ts'
import type { SearchWords } from './search-document.ts'
import type { Answer } from './search-index.browser.ts'
import type { Piece } from './search-words.browser.ts'

/** Nothing typed, an index that could not be loaded, or what was found for a query. */
export type SearchOutcome = { is: 'idle' } | { is: 'failed' } | ({ is: 'found'; query: string } & Answer)

interface SearchResultsProps {
  outcome: SearchOutcome
  words: SearchWords['box']
  suggestions?: readonly { path: string; title: string }[]
  /** Where to ask when nothing is found. */
  contact: string
}

/** The results below the field of the search, or the pages it suggests until something is found. */
export function SearchResults({ outcome, words, suggestions = [], contact }: SearchResultsProps) {
  const isEmpty = outcome.is === 'found' && outcome.count === 0
  return (
    <>
      <p aria-live="polite">{statusOf(outcome, words)}</p>
      {isEmpty && (
        <p>
          <a href={contact}>{words.ask}</a>
        </p>
      )}
      {(outcome.is === 'idle' || isEmpty) && suggestions.length > 0 && (
        <>
          <p>{words.suggestions}</p>
          <ol>
            {suggestions.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ol>
        </>
      )}
      {outcome.is === 'found' && outcome.results.length > 0 && (
        <ol>
          {outcome.results.map(({ path, kind, title, excerpt }) => (
            <li key={path}>
              <a href={path}>
                <strong>
                  <Marked pieces={title} />
                </strong>{' '}
                <small>{kind}</small>
                <span>
                  <Marked pieces={excerpt} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function statusOf(outcome: SearchOutcome, words: SearchWords['box']): string {
  if (outcome.is === 'idle') return ''
  if (outcome.is === 'failed') return words.failed
  const { results, count } = outcome
  if (count === 0) return fill(words.nothing, { query: outcome.query.trim() })
  const sentence = count === 1 ? 'one' : count > results.length ? 'best' : 'other'
  return fill(words.found[sentence], { shown: results.length, count })
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(
    ({ text, isMatch }, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
      isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
  )
}
