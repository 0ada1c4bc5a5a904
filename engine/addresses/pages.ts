import { site } from '../core/site/site.ts'
/**
 * Every page of the site, its address in each language, and the further addresses that answer for it.
 * Data only: links, language switch, canonical and alternate links, sitemap, redirects and the list of
 * pages to build are derived in page-addresses.ts.
 */

/**
 * A page with `:slug` exists once for each of its slugs. Articles bring theirs; the further pages of the blog are counted
 * from 2. A language may have another slug in its address than the folder's name, and earlier ones. `isShown` says whether
 * the page has anything to show. `way` is what header and footer call a page that is a way to reach the owner, `calendar` what calendars read of it.
 */
export const pages = {
  home: { en: '/', sv: '/sv' },
  about: { en: '/about', sv: '/sv/about' },
  offerings: { en: '/offerings', sv: '/sv/offerings', isShown: site.services.length > 0 },
  service: { en: '/services/:slug', sv: '/sv/services/:slug', slugs: site.services },
  portfolio: { en: '/portfolio', sv: '/sv/portfolio', isShown: site.projects.length > 0 },
  project: { en: '/portfolio/:slug', sv: '/sv/portfolio/:slug', slugs: site.projects },
  blog: { en: '/blog', sv: '/sv/blog' },
  post: { en: '/blog/:slug', sv: '/sv/blog/:slug', slugs: 'articles' },
  'case-studies': { en: '/case-studies', sv: '/sv/case-studies', isShown: site.projects.length > 0 },
  contact: { en: '/contact', sv: '/sv/contact' },
  book: {
    en: '/book',
    sv: '/sv/book',
    isShown: site.facts.booking.kinds.length > 0,
    way: 'time',
    calendar: '/api/bookings/feed',
  },
  faq: { en: '/faq', sv: '/sv/faq', isShown: site.questions.length > 0 },
  privacy: { en: '/privacy', sv: '/sv/privacy' },
  accessibility: { en: '/accessibility', sv: '/sv/accessibility' },
  location: { en: '/locations/:slug', sv: '/sv/locations/:slug', slugs: site.locations },
  // The list of articles goes on here once there are more of them than one page shows.
  'blog-page': { en: '/blog/page/:slug', sv: '/sv/blog/page/:slug', slugs: 'blog pages' },
} as const

/** Same page, status 200, canonical link to the main address. Articles and others name theirs in their own files. */
export const aliases = site.pages.aliases

/** Moved for good: 308. */
export const redirects = site.pages.redirects
