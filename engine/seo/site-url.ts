import { readPageSettings } from '../core/config/settings.ts'

/** The site's public address while pages are rendered: scheme and host, without a slash at the end. */
export const siteUrl = readPageSettings().SITE_URL

/** Makes a path of the site absolute: what search engines and feeds ask for. */
export const absolute = (path: string) => (path === '/' ? `${siteUrl}/` : siteUrl + path)
