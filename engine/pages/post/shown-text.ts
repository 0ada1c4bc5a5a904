import { withAddresses, withPlace } from '../../addresses/place-links.ts'
import type { Language } from '../../core/text/language.ts'
import { withHeadingLinks } from './heading-links.ts'
import { words } from './post.words.ts'

/** The HTML of an article, or of a page of the owner's own, with `place:` links filled in and a link at each heading. */
export const shownText = (html: string, language: Language): string =>
  withHeadingLinks(
    withAddresses(html, (address) => withPlace(address, language)),
    words[language].linkTo,
  )
