import type { MainPage } from '../site-index.ts'
import type { PageContent } from './read-page.ts'

/** A file that the site serves besides its pages. */
export interface SiteFile {
  path: string
  content: string
  /** Where its name does not say it. */
  type?: string
  /** The page that it repeats, for search engines. */
  canonical?: string
}

/** A page under its main address, with what it says. */
export type FinishedPage = MainPage & PageContent
