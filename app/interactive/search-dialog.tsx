import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
// biome-ignore lint/style/noRestrictedImports: fetched with the search alone, so that no page carries its words
import { words } from '../components/search.words.ts'
import { languageOf } from '../path-language.ts'
import { copySelection } from './kept-fields.ts'
import { Search } from './search.tsx'
import styles from './search-results.module.css'

/**
 * The search that "/" and Ctrl+K open on every page. Replaces the plain form that inline-script.ts showed before this
 * island was loaded, and keeps its text.
 */
export function SearchDialog() {
  const language = languageOf(location.pathname)
  const list = document.querySelector('[data-opens-search]')?.getAttribute('href') ?? ''
  const closeForm = useRef<HTMLFormElement>(null)
  const { box, close, keys } = words[language]
  const menu = document.querySelectorAll<HTMLAnchorElement>('header nav a')
  // Contact is the last one.
  const suggestions = Array.from(menu, ({ pathname, innerText }) => ({ path: pathname, title: innerText }))

  useLayoutEffect(() => {
    const dialog = closeForm.current?.closest('dialog')
    const plainInput = dialog?.querySelector<HTMLInputElement>(':scope > form > input')
    const input = dialog?.querySelector<HTMLInputElement>('client-island input')
    if (!dialog || !plainInput || !input) return
    dialog.ariaLabel = box.label
    input.value = plainInput.value
    input.focus()
    copySelection(plainInput, input)
    for (const plainForm of dialog.querySelectorAll(':scope > form')) plainForm.remove()
  }, [box])

  return (
    <>
      <Search
        list={list}
        language={language}
        suggestions={suggestions}
        contact={suggestions.at(-1)?.path ?? list}
      />
      <p className={styles.keys}>
        {keys.map(([key, action]) => (
          <span key={key}>
            <kbd>{key}</kbd> <span>{action}</span>
          </span>
        ))}
      </p>
      <form ref={closeForm} method="dialog">
        <button type="submit" aria-label={close} className={styles.close}>
          <X aria-hidden size={22} />
        </button>
      </form>
    </>
  )
}
