import type { CountedArticle } from '../../app/site-index.ts'

/** How a file may be compressed. */
export type Encoding = 'br' | 'gzip'

/** How one address is answered. Files are paths below build/site. */
export interface ServedFile {
  file: string
  type: string
  encodings: Partial<Record<Encoding, string>>
  etag: string
  /** Its name changes with its content, so that it may be kept for good. */
  isImmutable: boolean
  /** Of a page's text in another form: the page's address, so that search engines list the page. */
  canonical?: string
  /** Of a page: what its content security policy allows, besides the site's own files. */
  hashes?: { scripts: string[]; styles: string[] }
}

/** All that the server knows of the site. Written by the build. */
export interface Manifest {
  /** By path, or path and query; `404` and `sv/404` are the pages for what is not found. */
  files: Record<string, ServedFile>
  /** By path: page titles, for suggestions. */
  titles: Record<string, string>
  redirects: Record<string, string>
  articles: CountedArticle[]
  /** Of services that measure visits: what pages may fetch from other hosts, by what is fetched. */
  hosts: Record<'script' | 'connect' | 'img', string[]>
  /** Where the API answers, where that is not the site's own address. */
  apiOrigin?: string
}
