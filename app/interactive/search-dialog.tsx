import { useLayoutEffect, useRef } from 'react'
import type { Language } from '../../content/language.ts'
// biome-ignore lint/style/noRestrictedImports: fetched with the search alone, so that no page carries its words
import { words } from '../search.words.ts'
import { Search } from './search.tsx'

/**
 * The search that "/" and Ctrl+K open on every page (head.ts). Takes the place of the box that was opened before this
 * part was there, with what was typed in it.
 */
export function SearchDialog() {
  const language = document.documentElement.lang as Language
  const list = document.querySelector('[data-opens-search]')?.getAttribute('href') ?? ''
  const end = useRef<HTMLFormElement>(null)
  const { box: say, close } = words[language]

  useLayoutEffect(() => {
    const dialog = end.current?.closest('dialog')
    const opened = dialog?.querySelector<HTMLInputElement>(':scope > input')
    const box = dialog?.querySelector<HTMLInputElement>('[name]')
    if (!dialog || !opened || !box) return
    dialog.ariaLabel = say.label
    box.value = opened.value
    box.focus()
    opened.remove()
  }, [say])

  return (
    <>
      <Search list={list} language={language} />
      <form ref={end} method="dialog">
        <button type="submit">{close}</button>
      </form>
    </>
  )
}
