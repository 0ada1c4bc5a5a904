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

/** A main address with its finished HTML. */
export interface RenderedPage {
  path: string
  html: string
}

/** All of them, made from the facts, the table of pages, the articles and the pages as they were rendered. */
export async function siteFiles(pages: readonly RenderedPage[]): Promise<SiteFile[]> {
  return [
    sitemap(),
    ...(await feeds()),
    robots(),
    llms(pages),
    ...(await mirrors(pages)),
    securityTxt(),
    webManifest(),
    contactCard(),
  ]
}
