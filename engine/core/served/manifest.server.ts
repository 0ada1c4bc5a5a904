import type { PublishedArticle } from '../articles/published-article.ts'
import type { Slots } from './slots.server.ts'

/** How a file may be compressed. */
export type Encoding = 'br' | 'gzip'

/** The response for one path. Files are paths below build/site. */
export interface ServedFile {
  file: string
  type: string
  encodings: Partial<Record<Encoding, string>>
  etag: string
  /** Its name changes with its content, so that it may be cached for ever. */
  isImmutable: boolean
  /** For another format of a page: the URL of the page, so that search engines list that one. */
  canonical?: string
  /** For a page: its main address, under which its views count. */
  page?: string
  /** For a page: the hashes of inline scripts and styles in its content security policy. */
  hashes?: { scripts: string[]; styles: string[] }
  /** For a page that the server writes into: where. */
  slots?: Slots
}

/** All that the server knows about the site. Written by the build. */
export interface Manifest {
  /** By path, or path and query; `404` and `sv/404` are not-found pages. */
  files: Record<string, ServedFile>
  /** Page titles by path, for suggestions. */
  titles: Record<string, string>
  redirects: Record<string, string>
  articles: PublishedArticle[]
  /** Hosts of analytics vendors that the content security policy allows, by directive. */
  hosts: Record<'script' | 'connect' | 'img', string[]>
}
