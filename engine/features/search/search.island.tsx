import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { memoizeAsync } from '../../core/browser/memoize-async.ts'
import type { Language } from '../../core/text/language.ts'
import { type SearchWords, searchDocumentsPath } from './search-document.ts'
import type { Find } from './search-index.browser.ts'
import { type SearchOutcome, SearchResults } from './search-results.browser.tsx'
import styles from './search-results.module.css'

const indexes = new Map<string, Promise<Find>>()

/** Loads the index of a file and the search code once, at the first use. */
const openIndex = (file: string): Promise<Find> =>
  memoizeAsync(indexes, file, () =>
    import('./search-index.browser.ts').then(({ loadIndex }) => loadIndex(file)),
  )

/** What is found for the latest query. `prepare` fetches the index before it is needed. */
function useSearch(file: string) {
  const [outcome, setOutcome] = useState<SearchOutcome>({ is: 'idle' })
  const latestQuery = useRef('')

  async function search(query: string) {
    latestQuery.current = query
    if (!query.trim()) return setOutcome({ is: 'idle' })
    const answer = await openIndex(file).then(
      (find) => ({ is: 'found', query, ...find(query) }) as const,
      () => ({ is: 'failed' }) as const,
    )
    // The visitor may have typed a newer query meanwhile.
    if (latestQuery.current === query) setOutcome(answer)
  }

  return { outcome, search, prepare: () => openIndex(file).catch(() => undefined) }
}

interface SearchProps {
  words: SearchWords['box']
  list: string
  /** Where to ask when nothing is found. */
  contact: string
  language: Language
  readsAddress?: boolean
  suggestions?: readonly { path: string; title: string }[]
}

/**
 * Finds pages while the visitor types. Without a script its form opens the list of articles. With `readsAddress`, that
 * page runs the query of the form (`?q=`) when it opens. `suggestions` are shown until something is typed.
 */
export default function Search({
  words,
  list,
  language,
  readsAddress = false,
  suggestions = [],
  contact,
}: SearchProps) {
  const { outcome, search, prepare } = useSearch(searchDocumentsPath(language))
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  /** The query that Enter was pressed for before its results had come. */
  const awaitedQuery = useRef<string>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is read once
  useEffect(() => {
    if (!box.current) return
    if (readsAddress) box.current.value ||= new URLSearchParams(location.search).get('q') ?? ''
    if (document.activeElement === box.current) prepare()
    search(box.current.value)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the outcome of an early Enter has come
  useEffect(() => {
    if (awaitedQuery.current && awaitedQuery.current === box.current?.value) box.current.form?.requestSubmit()
  }, [outcome])

  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('ol a') ?? [])]

  /** Moves to the first result, once there is one for all of what was typed. Without an index the form opens the list. */
  function submit(event: FormEvent) {
    if (outcome.is === 'failed') return
    event.preventDefault()
    const query = box.current?.value ?? ''
    const isAnswered = (outcome.is === 'found' ? outcome.query : '').trim() === query.trim()
    awaitedQuery.current = isAnswered ? null : query
    if (isAnswered) links()[0]?.focus()
  }

  /** Arrow keys move through the results, Escape closes the dialog around them, if there is one. */
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') root.current?.closest('dialog')?.close()
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const targets = [box.current, ...links()]
    const next = step && targets[targets.findIndex((target) => target?.matches(':focus')) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the input and links inside
    <div ref={root} className={styles.search} onKeyDown={handleKey}>
      <form method="get" action={list} onSubmit={submit}>
        <label>
          <span className="visually-hidden">{words.label}</span>
          <input
            ref={box}
            type="search"
            name="q"
            placeholder={words.placeholder}
            autoComplete="off"
            onFocus={prepare}
            onInput={(event) => search(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{words.submit}</button>
      </form>
      <SearchResults outcome={outcome} words={words} suggestions={suggestions} contact={contact} />
    </div>
  )
}
