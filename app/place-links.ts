import type { Language } from '../content/language.ts'
import { pathOfPlaceLink } from './places.ts'

/**
 * Fills in the `place:…` links of an article, in its HTML or its Markdown. `addressOf` turns a path into what
 * the link shall say, an absolute address for instance. Throws where a link leads to no page of the site.
 */
export const withPlaceLinks = (
  text: string,
  language: Language,
  addressOf: (path: string) => string = (path) => path,
): string =>
  text.replace(
    /(href="|\]\()(place:[^")\s]+)/g,
    (_, before: string, link: string) => before + addressOf(pathOfPlaceLink(link, language)),
  )
