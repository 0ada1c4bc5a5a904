import type { Language } from '../content/language.ts'
import { pathOfPlaceLink } from './places.ts'

/**
 * Replaces the `place:…` links in the HTML or Markdown of an article. `addressOf` turns the path into the address for
 * the link, for instance an absolute one. Throws where a link leads to no page.
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
