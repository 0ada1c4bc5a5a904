import { pages } from '../addresses/pages.ts'
import { facts } from '../core/site/facts.ts'
import type { Language } from '../core/text/language.ts'

/** Files that the site serves besides its pages: for search engines, feed readers, programs and address books. */
export const machinePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  security: '/.well-known/security.txt',
  manifest: '/site.webmanifest',
  contactCard: `/${facts.shortName}.vcf`,
  contactQr: `/${facts.shortName}-contact.svg`,
} as const

export const feedKinds = [
  { kind: 'rss', title: 'RSS', name: 'feed.xml', type: 'application/rss+xml' },
  { kind: 'atom', title: 'Atom', name: 'atom.xml', type: 'application/atom+xml' },
  { kind: 'json', title: 'JSON Feed', name: 'feed.json', type: 'application/feed+json' },
] as const

export type FeedKind = (typeof feedKinds)[number]['kind']

/** A language's feed: below its home page. */
export function feedPath(kind: FeedKind, language: Language): string {
  const name = feedKinds.find((one) => one.kind === kind)?.name
  return `${pages.home[language].replace(/\/$/, '')}/${name}`
}

/** The path of a page's Markdown version. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)
