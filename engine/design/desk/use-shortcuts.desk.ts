import { useEffect, useRef } from 'react'
import { readStorage, writeStorage } from '../../core/browser/local-storage.browser.ts'

const storageKey = 'keys'

/** Whether keys of one letter do something: they can be turned off, for those who speak to their computer. */
export const areShortcutsOn = () => readStorage(storageKey) !== 'off'
export const setShortcutsOn = (on: boolean) => writeStorage(storageKey, on ? 'on' : 'off')

export type Shortcuts = Record<string, (() => void) | undefined>

/** Calls what belongs to a pressed key (`j`, `Enter`, `Control+z`), but not while the owner types or in a dialog. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const act = latest.current[nameOf(event)]
      if (!act || event.defaultPrevented || isTyping(event) || document.querySelector(':modal')) return
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !areShortcutsOn()) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  // On some keyboards characters such as # are typed with Alt.
  if (altKey && key.length > 1) return ''
  return `${ctrlKey && !altKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${key}`
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select')
