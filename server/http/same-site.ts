/**
 * Whether a request that changes something comes from the site itself, or from a client that is no browser.
 * Browsers say so in Sec-Fetch-Site; older ones send Origin. Clients without either are honest scripts, and have no
 * visitor's cookies to abuse. `siteUrl` is the site's public address; `pagesAt` the same where the API has another.
 */
export function isFromHere(
  request: Request,
  { siteUrl, pagesAt }: { siteUrl: string; pagesAt?: string },
): boolean {
  const origin = request.headers.get('Origin')
  if (origin && origin === pagesAt) return true
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  if (!origin) return true
  return origin === siteUrl || URL.parse(origin)?.host === request.headers.get('Host')
}
