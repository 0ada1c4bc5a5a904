import { onStorageChange, readStorage, writeStorage } from '../../core/browser/local-storage.browser.ts'
import { knownLanguages, type Language, languageOfTag } from '../../core/text/language.ts'

const storageKey = 'language'
const listeners = new Set<() => void>()

/** The language that was chosen on this page, or undefined. */
export const storedLanguage = (): Language | undefined =>
  knownLanguages.find((language) => language === readStorage(storageKey))

/** That of the browser, before anything else is known. */
export const browserLanguage = (): Language => languageOfTag(navigator.language)

export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener)
  onStorageChange(storageKey, listener)
  return () => listeners.delete(listener)
}

export function chooseLanguage(language: Language) {
  writeStorage(storageKey, language)
  for (const listener of listeners) listener()
}
