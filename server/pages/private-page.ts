import { securityHeaders } from '../http/security-headers.ts'
import { csp } from './csp.ts'
import type { LoadedFile, Site } from './site.ts'

/**
 * A built page with what concerns one visitor written into it. Its address may be a secret: so it is not for caches, robots,
 * analytics, or the pages that it links to.
 */
export function privatePage(
  /** Undefined in development, where there are no built pages. */
  file: LoadedFile | undefined,
  site: Site,
  write: (html: string) => string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> | undefined } = {},
): Response {
  const html = write(String(file?.representations.identity.bytes ?? standIn))
    .replace(/ data-analytics="[^"]*"/, '')
    .replace('</head>', '<meta name="robots" content="noindex"></head>')
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': csp({ hashes: file?.hashes ?? { scripts: [], styles: [] } }, site),
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}

/** With the places of the pages that are written into. */
const standIn =
  '<!DOCTYPE html><html><head><title></title></head><body><h1 data-part="choose"></h1>' +
  '<client-island data-island="book-form"></client-island><div data-subscriber=""></div></body></html>'
