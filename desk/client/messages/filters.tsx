import { Download, Search } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { type MessageSummary, messageFilters } from '../../api.ts'
import controls from '../components/controls.module.css'
import { useWords } from '../shell/desk-context.tsx'
import { isShown, type useFilter } from './message-filter.ts'
import styles from './messages.module.css'
import { words } from './messages.words.ts'

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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div role="group" aria-label={t.filter} className={controls.choices}>
        {messageFilters.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === show}
            onClick={() => choose({ show: name })}
          >
            <span>{t.filters[name]}</span> <small>{found.filter(isShown[name]).length}</small>
          </button>
        ))}
      </div>
    </search>
  )
}
