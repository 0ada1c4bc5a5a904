import { Download, Search } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Choices } from '../../../design/desk/choices.desk.tsx'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import styles from './messages.module.css'
import { words } from './messages.words.ts'
import { isShown, type MessageFilter, type MessageSummary, messageFilters } from './messages-api.ts'

/** The filter and the searched text, as the address has them. */
export function useFilter() {
  const [query, setQuery] = useSearchParams()
  const show = messageFilters.find((filter) => filter === query.get('show')) ?? 'waiting'
  const text = query.get('text') ?? ''
  function choose(next: { show?: MessageFilter; text?: string }) {
    const chosen = { show, text, ...next }
    const search = new URLSearchParams()
    if (chosen.show !== 'waiting') search.set('show', chosen.show)
    if (chosen.text) search.set('text', chosen.text)
    setQuery(search, { replace: true })
  }
  return { show, text, choose, search: query.size > 0 ? `?${query}` : '' }
}

/** What the list is searched for, which part of it is shown, and the way to take that along. */
export function Filters({
  filter: { show, text, choose },
  found,
  search,
  leave,
}: {
  filter: ReturnType<typeof useFilter>
  found: readonly MessageSummary[]
  search: RefObject<HTMLInputElement | null>
  /** Moves the focus from the search to the list. Returns whether there is a row to go to. */
  leave: () => boolean
}) {
  const t = useWords(words)
  // The address follows what is typed, a moment later.
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    if (document.activeElement !== search.current) setTyped(text)
  }, [text, search])
  function type(text: string) {
    setTyped(text)
    choose({ text })
  }
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <Search aria-hidden size={18} />
        <input
          ref={search}
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          aria-keyshortcuts="/"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            if (event.key === 'Escape' && typed) type('')
            else if (!leave()) event.currentTarget.blur()
          }}
        />
        <a
          href={`/api/messages.csv?${new URLSearchParams({ show, text })}`}
          download
          className={styles.export}
          aria-label={t.export}
          title={t.export}
        >
          <Download aria-hidden size={18} />
        </a>
      </div>
      <Choices label={t.filter} values={messageFilters} chosen={show} choose={(show) => choose({ show })}>
        {(name) => (
          <>
            <span>{t.filters[name]}</span> <small>{found.filter(isShown[name]).length}</small>
          </>
        )}
      </Choices>
    </search>
  )
}
