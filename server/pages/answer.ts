import { suggestionSlots } from '../../app/pages/error/lost-path.ts'
import { languageOf } from '../../app/path-language.ts'
import { problem } from '../http/problem.ts'
import { chosenEncoding, headersOf } from './headers.ts'
import { fillLost } from './lost.ts'
import { nearestPaths } from './near.ts'
import { policyOf } from './policy.ts'
import { bytesOf, type Held, lengthOf, type Site } from './site.ts'

/** Answers a request for a page or another file of the site. */
export function answerPage(request: Request, site: Site): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return problem(405, undefined, {}, { Allow: 'GET, HEAD' })
  }
  const { pathname, search, searchParams } = new URL(request.url)
  const bare = pathname === '/sv/' ? '/sv' : pathname.replace(/(.)\/+$/, '$1')
  const moved =
    site.redirects[bare] ??
    (bare !== pathname && pathname !== '/sv/' && site.files.has(bare) ? bare : undefined)
  if (moved) {
    return new Response(null, {
      status: 308,
      headers: { Location: moved + search, 'Cache-Control': 'public, max-age=3600' },
    })
  }
  const category = searchParams.get('category')
  const file = (category && site.files.get(`${bare}?category=${category}`)) || site.files.get(bare)
  return file ? answerFile(request, file, site) : answerLost(request, site, pathname)
}

function answerFile(request: Request, file: Held, site: Site): Response {
  const encoding = chosenEncoding(request.headers.get('Accept-Encoding') ?? '', file)
  const headers = new Headers(headersOf(file, encoding, site))
  const etag = headers.get('ETag') ?? ''
  const known = request.headers.get('If-None-Match')
  if (known && (known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))) {
    return new Response(null, { status: 304, headers })
  }
  const range = encoding ? undefined : requestedRange(request, file.length, etag)
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${file.length}`)
    return new Response(null, { status: 416, headers })
  }
  if (encoding) headers.set('Content-Encoding', encoding)
  else headers.set('Accept-Ranges', 'bytes')
  if (range) headers.set('Content-Range', `bytes ${range.from}-${range.to}/${file.length}`)
  const length = range ? range.to + 1 - range.from : lengthOf(file, encoding)
  headers.set('Content-Length', String(length))
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const whole = bytesOf(file, encoding)
  return new Response(range ? whole.subarray(range.from, range.to + 1) : whole, { status, headers })
}

/** The one range that is asked for, in bytes, both ends included. Several at once are answered with the whole. */
function requestedRange(request: Request, length: number, etag: string) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? []
  if (!from && !to) return undefined
  const condition = request.headers.get('If-Range')
  if (condition && condition !== etag) return undefined
  const start = from ? Number(from) : Math.max(length - Number(to), 0)
  const end = from && to ? Math.min(Number(to), length - 1) : length - 1
  return start > end || start >= length ? ('beyond' as const) : { from: start, to: end }
}

/** The not-found page in the language of the path, with the path and the pages closest to it filled in. */
function answerLost(request: Request, site: Site, pathname: string): Response {
  const language = languageOf(pathname)
  const file = site.files.get(language === 'sv' ? 'sv/404' : '404')
  if (!file) return problem(404)
  const known = Object.keys(site.titles).filter(
    (path) => !path.includes('?') && languageOf(path) === language,
  )
  const near = nearestPaths(pathname, known, suggestionSlots.length)
  const html = fillLost(textOf(file), { path: readable(pathname), near, titles: site.titles })
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policyOf(file, site),
  }
  return new Response(request.method === 'HEAD' ? null : html, { status: 404, headers })
}

const texts = new WeakMap<Held, string>()

/** Robots ask for nothing as often as for this page: it is unpacked once. */
function textOf(file: Held): string {
  const text = texts.get(file) ?? file.body().toString()
  texts.set(file, text)
  return text
}

/** A path as people write it; what cannot be decoded stays as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path).slice(0, 300)
  } catch {
    return path.slice(0, 300)
  }
}
