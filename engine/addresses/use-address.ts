import { useLocation } from 'react-router'
import { languageOf } from '../core/site/languages.ts'
import type { Language } from '../core/text/language.ts'
import { type Address, addressAt } from './page-addresses.ts'

/** The language of the page being rendered, also for a path that is not a page. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname)
}

/** The address being rendered. Throws on the error page, where there is none. */
export function useAddress(): Address {
  const { pathname } = useLocation()
  const address = addressAt(pathname)
  if (!address) throw new Error(`${pathname} is no page`)
  return address
}

/** The slug of the page being rendered, for pages that exist once for each slug. */
export function useSlug(): string {
  const { ref } = useAddress()
  if (!ref.slug) throw new Error(`The page ${ref.page} has no slug`)
  return ref.slug
}
