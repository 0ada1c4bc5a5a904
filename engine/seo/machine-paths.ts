import { facts } from '../core/site/facts.ts'

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

/** The path of a page's Markdown version. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)
