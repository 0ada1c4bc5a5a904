import { feeds } from '../../features/feeds/feeds.ts'
import { isSearched, searchFiles } from '../../features/search/search-files.ts'
import { machinePaths, markdownPath } from '../../seo/machine-paths.ts'
import type { FinishedPage, MainPage, SiteFile } from '../../seo/site-file.ts'
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
  ...searchFiles(pages),
  robots(),
  llms(pages),
  ...markdownPages(pages),
  securityTxt(),
  webManifest(),
  contactCard(),
  contactQr(),
]

/**
 * Whether a file is made of a page: development renders no other for it (pack/vite/dev-files.ts, engine/cli/dev/open-site.ts).
 * @public
 */
export const isMadeOf = (path: string, page: MainPage): boolean =>
  path === machinePaths.llms || path === markdownPath(page.path) || isSearched(path, page)
