import type { MainPage } from '../shell/site-index.ts'
import type { PageContent } from './read-page.ts'

/** A file that the site serves besides its pages. */
export interface SiteFile {
  path: string
  content: string
  /** The content type, where the extension does not tell. */
  type?: string
  /** The URL of the page that it repeats, for search engines. */
  canonical?: string
}

/** A page under its main address, with its content. */
export type FinishedPage = MainPage & PageContent
