import { type Language, perLanguage } from '../text/language.ts'
import { site } from './site.ts'

/** The languages of the site. The first one stands without a prefix in addresses. */
export const languages: readonly [Language, ...Language[]] = site.facts.languages

const [firstLanguage, ...others] = languages

/** What the paths of a language begin with: `/sv`, or nothing. */
export const prefixOf = (language: Language) => (others.includes(language) ? `/${language}` : '')

/** The path of a page in each language, of its path without the prefix. */
export const inEachLanguage = (path: string) => perLanguage((language) => below(prefixOf(language), path))

/** A path below a prefix. That of the home page ends there. */
export const below = (prefix: string, path: string) => (prefix + path).replace(/(.)\/$/, '$1')

/** The language that a path asks for, known for paths of no page too. */
export const languageOf = (path: string): Language =>
  others.find((language) => `${path}/`.startsWith(`/${language}/`)) ?? firstLanguage

/** That which a tag names. A request that names none of the site's is in the first one. */
export const languageNamed = (tag = ''): Language =>
  languages.find((language) => tag.toLowerCase().startsWith(language)) ?? firstLanguage

/** The path without the prefix of its language: `/blog` for `/sv/blog`, empty for `/sv`. */
export const withoutLanguage = (path: string) => path.slice(prefixOf(languageOf(path)).length)

/** The one that the language switch leads to, where there is one. */
export const nextLanguage = (language: Language): Language | undefined =>
  languages.length > 1 ? languages[(languages.indexOf(language) + 1) % languages.length] : undefined
