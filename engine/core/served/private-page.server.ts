import { securityHeaders } from '../http/security-headers.server.ts'
import { csp } from './csp.server.ts'
import { type LoadedFile, type ServedFiles, templateOf } from './served-files.server.ts'
import { type Fills, fillSlots } from './slots.server.ts'

/**
 * A built page with what concerns one visitor written into it. Its address may be a secret: so it is not for caches, robots,
 * analytics, or the pages that it links to.
 */
export function privatePage(
  /** Undefined in development, where there are no built pages. */
  file: LoadedFile | undefined,
  site: ServedFiles,
  fills: Fills,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> | undefined } = {},
): Response {
  const html = file ? privateHtml(file, fills) : fallbackHtml(fills)
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

function privateHtml(file: LoadedFile, fills: Fills): string {
  const template = templateOf(file)
  return fillSlots(template, {
    ...fills,
    head: { append: '<meta name="robots" content="noindex">' },
    // Only where vendors are set up.
    ...(template.slots.analytics && { analytics: { element: '' } }),
  })
}

/** What would be written, without a page around it. */
const fallbackHtml = ({ title, ...fills }: Fills) =>
  `<!DOCTYPE html><html><head><title>${title?.content ?? ''}</title></head><body>` +
  `${Object.values(fills)
    .map(({ element, content, prepend }) => element ?? content ?? prepend ?? '')
    .join('\n')}</body></html>`
