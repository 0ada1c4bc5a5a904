import type { Manifest, ServedFile } from './manifest.server.ts'

/**
 * The content security policy of a page. It allows the site's own files, the hashes of its inline scripts and styles, and
 * the hosts of the configured analytics vendors.
 */
export function csp(
  { hashes = { scripts: [], styles: [] } }: Pick<ServedFile, 'hashes'>,
  { hosts }: Pick<Manifest, 'hosts'>,
): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes.scripts, ...hosts.script].join(' '),
    ['style-src', "'self'", ...hashes.styles].join(' '),
    ["img-src 'self' data:", ...hosts.img].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.connect].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Without spaces, because headers count in the first round trip of a page.
  ].join(';')
}
