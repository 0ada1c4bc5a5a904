import { inEachLanguage } from '../core/site/languages.ts'
import { isCaseStudy } from '../core/site/projects.ts'
import { site } from '../core/site/site.ts'
/**
 * Every page of the site, its address in each language, and the further addresses that answer for it.
 * Data only: links, language switch, canonical and alternate links, sitemap, redirects and the list of
 * pages to build are derived in page-addresses.ts.
 */

/**
 * A page with `:slug` exists once for each of its slugs. Articles and the owner's own pages bring theirs; the further pages of the blog are counted
 * from 2. A language may have another slug in its address than the folder's name, and earlier ones. `isShown` says whether
 * the page has anything to show. `way` is what header and footer call a page that is a way to reach the owner, `calendar` what calendars read of it.
 */
export const pages = {
  home: inEachLanguage('/'),
  about: inEachLanguage('/about'),
  offerings: { ...inEachLanguage('/offerings'), isShown: site.services.length > 0 },
  service: { ...inEachLanguage('/services/:slug'), slugs: site.services },
  portfolio: { ...inEachLanguage('/portfolio'), isShown: site.projects.length > 0 },
  project: { ...inEachLanguage('/portfolio/:slug'), slugs: site.projects },
  blog: inEachLanguage('/blog'),
  post: { ...inEachLanguage('/blog/:slug'), slugs: 'articles' },
  'case-studies': {
    ...inEachLanguage('/case-studies'),
    isShown: site.projects.some(isCaseStudy),
  },
  contact: inEachLanguage('/contact'),
  book: {
    ...inEachLanguage('/book'),
    isShown: site.facts.booking.kinds.length > 0,
    way: 'time',
    calendar: '/api/bookings/feed',
  },
  faq: { ...inEachLanguage('/faq'), isShown: site.questions.length > 0 },
  privacy: inEachLanguage('/privacy'),
  accessibility: inEachLanguage('/accessibility'),
  location: { ...inEachLanguage('/locations/:slug'), slugs: site.locations },
  // The list of articles goes on here once there are more of them than one page shows.
  'blog-page': { ...inEachLanguage('/blog/page/:slug'), slugs: 'blog pages' },
  page: { ...inEachLanguage('/:slug'), slugs: 'own pages' },
} as const

/** Whether the owner does without a page in every language, or it has nothing to show in any. */
export function isLeftOut(page: keyof typeof pages): boolean {
  const entry = pages[page]
  return site.pages.without.some((one) => one === page) || ('isShown' in entry && !entry.isShown)
}

/** Same page, status 200, canonical link to the main address. Articles and others name theirs in their own files. */
export const aliases = site.pages.aliases

/** Moved for good: 308. */
export const redirects = site.pages.redirects
