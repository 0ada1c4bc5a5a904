import { contactCard } from './contact-card.ts'
import { feeds } from './feeds.ts'
import { llms } from './llms.ts'
import { mirrors } from './mirrors.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** A file that the site serves besides its pages. */
export interface SiteFile {
  path: string
  content: string
  /** Where its name does not say it. */
  type?: string
  /** The page that it repeats, for search engines. */
  canonical?: string
}

/** A main address, and what reads its finished HTML. */
export interface RenderedPage {
  path: string
  html: () => Promise<string>
}

/**
 * All of them, made from the facts, the table of pages, the articles and the pages as they were rendered; one after the
 * other as they are asked for, because there may be thousands.
 */
export async function* siteFiles(pages: readonly RenderedPage[]): AsyncGenerator<SiteFile> {
  yield sitemap()
  yield* await feeds()
  yield robots()
  yield await llms(pages)
  yield* mirrors(pages)
  yield securityTxt()
  yield webManifest()
  yield contactCard()
}
