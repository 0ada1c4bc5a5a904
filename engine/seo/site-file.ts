import type { Address } from '../addresses/page-addresses.ts'
import type { PageContent } from './read-page.ts'
import type { shareImageOf } from './share-image.ts'

/** A file that the site serves besides its pages. */
export interface SiteFile {
  path: string
  content: string
  /** The content type, where the extension does not tell. */
  type?: string
  /** The URL of the page that it repeats, for search engines. */
  canonical?: string
}

/** A page under its main address, with its share image. */
export interface MainPage extends Omit<Address, 'aliasOf'> {
  image: ReturnType<typeof shareImageOf>
  tags: readonly string[]
}

/** A page under its main address, with its content. */
export type FinishedPage = MainPage & PageContent
