import { facts } from '../../content/facts.ts'

/** The site's public address while pages are rendered: scheme and host, without a slash at the end. */
export const siteUrl = new URL(process.env.SITE_URL || facts.origin).origin

/** Makes a path of the site absolute: what search engines and feeds ask for. */
export const absolute = (path: string) => (path === '/' ? `${siteUrl}/` : siteUrl + path)
