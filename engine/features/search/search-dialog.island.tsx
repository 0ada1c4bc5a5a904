import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { copySelection } from '../../core/browser/kept-fields.browser.ts'
import { languageOfTag } from '../../core/text/language.ts'
import Search from './search.island.tsx'
import { type SearchWords, searchWordsPath } from './search-document.ts'
import styles from './search-results.module.css'

let words: SearchWords

/** Fetches what the dialog says. Throws where that cannot be loaded. */
export async function prepare() {
  const response = await fetch(searchWordsPath(languageOfTag(document.documentElement.lang)))
  if (!response.ok) throw new Error(`The words of the search were answered with ${response.status}`)
  // Written by the build of the same site.
  words = await response.json()
}

/**
 * The search that "/" and Ctrl+K open on every page. Replaces the plain form that inline-script.inline.ts showed before this
 * island was loaded, and keeps its text.
 */
export default function SearchDialog() {
  const { box, close, keys } = words
  const language = languageOfTag(document.documentElement.lang)
  const list = document.querySelector('[data-opens-search]')?.getAttribute('href') ?? ''
  const closeForm = useRef<HTMLFormElement>(null)
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
  }, [])

  return (
    <>
      <Search
        words={box}
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
