import type { Manifest, ServedFile } from './manifest.ts'

/**
 * The content security policy of a page. Only what the page holds: the site's own files, by its hash each inline script
 * and style, the API where that has an address of its own, and the hosts of the services that are set up to measure with.
 */
export function csp(
  { hashes = { scripts: [], styles: [] } }: Pick<ServedFile, 'hashes'>,
  { hosts, apiOrigin }: Pick<Manifest, 'hosts' | 'apiOrigin'>,
): string {
  const api = apiOrigin ? [apiOrigin] : []
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes.scripts, ...hosts.script].join(' '),
    `style-src ${hashes.styles.join(' ') || "'none'"}`,
    ["img-src 'self' data:", ...hosts.img].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...api, ...hosts.connect].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...api].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Without blanks: headers take their share of a page's first round trip.
  ].join(';')
}
