import type { Context, Handler, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../http/env.server.ts'
import { languages, prefixOf } from '../site/languages.ts'
import { decoded } from '../text/decoded.ts'
import type { LoadedFile, ServedFiles } from './served-files.server.ts'

interface Serving {
  site: ServedFiles
  /** `page` is its main address. */
  countPageView: (context: Context<HttpEnv>, page: string) => void
}

/** The home pages that are below a prefix: their files have no slash at the end. */
const homes = new Set(languages.map((language) => `${prefixOf(language)}/`).filter((path) => path !== '/'))

/**
 * Serves built pages and files from memory, and counts the pages; other paths go to the next handler. Files and redirects are named
 * with letters and spaces as they are read.
 */
export const serveFiles =
  ({ site, countPageView }: Serving): MiddlewareHandler<HttpEnv> =>
  (context, next) => {
    const pathname = decoded(new URL(context.req.url).pathname)
    const path = homes.has(pathname) ? pathname.slice(0, -1) : pathname
    const category = context.req.query('category')
    const file = (category && site.files.get(`${path}?category=${category}`)) || site.files.get(path)
    if (!file) return next()
    if (file.page) countPageView(context, file.page)
    return Promise.resolve(fileResponse(context, file))
  }

/** Redirects a path without a file, or responds with a 404. */
export const serveOthers =
  (site: ServedFiles, notFound: (path: string, site: ServedFiles) => Response): Handler =>
  (context) => {
    const { pathname, searchParams } = new URL(context.req.url)
    const path = decoded(pathname).replace(/(.)\/+$/, '$1')
    const target = site.redirects[path] ?? (site.files.has(path) ? path : undefined)
    if (target === undefined) return notFound(pathname, site)
    context.header('Cache-Control', 'public, max-age=3600')
    const url = new URL(target, context.req.url)
    for (const [name, value] of searchParams) url.searchParams.append(name, value)
    return context.redirect(url.pathname + url.search + url.hash, 308)
  }

function fileResponse(context: Context, { representations }: LoadedFile): Response {
  const encoding = bestEncoding(context.req.header('Accept-Encoding') ?? '', representations)
  const { bytes, headers } = representations[encoding] ?? representations.identity
  const etag = headers.ETag ?? ''
  if (isKnown(context.req.header('If-None-Match'), etag))
    return new Response(null, { status: 304, headers: withoutLength(headers) })
  const range = encoding === 'identity' ? requestedRange(context, bytes.length, etag) : undefined
  if (!range) return new Response(bytes, { headers })
  const { first, last } = range
  if (first > last) {
    const refusal = { ...withoutLength(headers), 'Content-Range': `bytes */${bytes.length}` }
    return new Response(null, { status: 416, headers: refusal })
  }
  const partHeaders = { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` }
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: { ...headers, ...partHeaders, 'Content-Length': String(last + 1 - first) },
  })
}

const withoutLength = ({ 'Content-Length': _, ...headers }: Record<string, string>) => headers

/** The best encoding of the file that the header Accept-Encoding allows. RFC 9110, 12.5.3. */
function bestEncoding(accepted: string, representations: LoadedFile['representations']) {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((coding) => {
        const [name = '', ...parameters] = coding.split(';').map((part) => part.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight)] as const
      }),
  )
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  // The smallest first, among those that the client likes as much.
  const [best] = (['br', 'gzip'] as const)
    .filter((name) => representations[name] && weightOf(name) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  return best && weightOf(best) >= (weights.get('identity') ?? 0) ? best : 'identity'
}

/** Whether the header If-None-Match lists the current version. */
const isKnown = (known: string | undefined, etag: string) =>
  known === '*' || known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/**
 * The requested range in bytes, both ends included; `first` is greater than `last` where it is beyond the end. One that makes
 * no sense gets the whole file, and so do several. RFC 9110, 14.2.
 */
function requestedRange(context: Context, length: number, etag: string) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(context.req.header('Range') ?? '') ?? []
  if (!from && !to) return undefined
  if (from && to && Number(from) > Number(to)) return undefined
  const condition = context.req.header('If-Range')
  if (condition && condition !== etag) return undefined
  if (!from) return { first: Math.max(length - Number(to), 0), last: length - 1 }
  return { first: Number(from), last: to ? Math.min(Number(to), length - 1) : length - 1 }
}
