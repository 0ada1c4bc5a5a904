import type { Language } from './language.ts'

/** The language that a path asks for, known for paths of no page too. Imports no content: the server reads it as it is. */
export const languageOf = (path: string): Language => (/^\/sv(\/|$)/.test(path) ? 'sv' : 'en')

/** The path without the prefix of its language: `/blog` for `/sv/blog`, empty for `/sv`. */
export const withoutLanguage = (path: string) => path.replace(/^\/sv(?=\/|$)/, '')
