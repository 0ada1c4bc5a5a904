import { readStorage } from '../../../app/interactive/local-storage.ts'
import { type Language, languages } from '../../../content/language.ts'

export const languageKey = 'language'

/** The language that was chosen on this page, or undefined. */
export const storedLanguage = (): Language | undefined =>
  languages.find((language) => language === readStorage(languageKey))

/** That of the browser, before anything else is known. */
export const browserLanguage = (): Language => (/^sv/i.test(navigator.language) ? 'sv' : 'en')
