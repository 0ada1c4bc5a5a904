import { useEffect, useRef } from 'react'
import { readStorage, writeStorage } from '../../../app/interactive/local-storage.ts'

const storageKey = 'keys'

/** Whether keys of one letter do something: they can be turned off, for those who speak to their computer. */
export const areKeysOn = () => readStorage(storageKey) !== 'off'
export const turnKeys = (on: boolean) => writeStorage(storageKey, on ? 'on' : 'off')

export type Keys = Record<string, (() => void) | undefined>

/** Calls what belongs to a pressed key (`j`, `Enter`, `Control+z`), but not while the owner types or in a dialog. */
export function useKeys(keys: Keys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const act = latest.current[nameOf(event)]
      if (!act || event.defaultPrevented || isTyping(event) || document.querySelector(':modal')) return
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !areKeysOn()) return
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
