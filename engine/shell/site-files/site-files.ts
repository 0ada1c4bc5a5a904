import { feeds } from '../../features/feeds/feeds.ts'
import type { FinishedPage, SiteFile } from '../../seo/site-file.ts'
import { contactCard } from './contact-card.ts'
import { contactQr } from './contact-qr.ts'
import { llms } from './llms.ts'
import { markdownPages } from './markdown-pages.ts'
import type { PageDates } from './page-dates.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** All files besides the pages, made from the facts, the table of pages, the articles and the finished pages. */
export const siteFiles = (pages: readonly FinishedPage[], dates: PageDates): SiteFile[] => [
  sitemap(dates),
  ...feeds(),
  robots(),
  llms(pages),
  ...markdownPages(pages),
  securityTxt(),
  webManifest(),
  contactCard(),
  contactQr(),
]
