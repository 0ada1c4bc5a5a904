import type { Counted } from '../app/listing.ts'
import type { Database } from './database/open.ts'
import { isReady } from './database/open.ts'
import { clientAddress } from './http/client-address.ts'
import { json } from './http/json.ts'
import { problem } from './http/problem.ts'
import { isFromHere } from './http/same-site.ts'
import { postMessage } from './messages/route.ts'
import { articleFinder, viewReader } from './views/count.ts'
import { answerViews } from './views/route.ts'

/** What the API works with. */
export interface Api {
  database: Database
  /** The site's public address. */
  siteUrl: string
  /** The same where pages are served by others, at another address than the API. */
  pagesAt?: string
  trustedProxies: number
  findArticle: (slug: string) => Counted | undefined
  viewsOf: (article: Counted) => Promise<number>
  /** Called when a message has been stored: there may be mail to send. */
  onMessage: () => void
  /** Whether the server is going down and wants no new work. */
  isStopping: () => boolean
}

export function apiOf(parts: Omit<Api, 'findArticle' | 'viewsOf'> & { counted: readonly Counted[] }): Api {
  return {
    ...parts,
    findArticle: articleFinder(parts.counted),
    viewsOf: viewReader(parts.database),
  }
}

const methods: Record<string, readonly string[]> = {
  '/api/contact': ['POST'],
  '/api/views': ['GET', 'HEAD', 'POST'],
  '/api/health': ['GET', 'HEAD'],
  '/api/live': ['GET', 'HEAD'],
}

/** The path of a request as logs and metrics may show it: what visitors make up stays out of them. */
export const routeOf = (pathname: string) => (pathname in methods ? pathname : '/api/…')

/** Answers everything below /api. `socketAddress` is who is connected: a visitor, or a proxy. */
export async function answerApi(
  request: Request,
  socketAddress: string | undefined,
  api: Api,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const allowed = methods[pathname]
  if (!allowed) return problem(404)
  if (!allowed.includes(request.method)) return problem(405, undefined, {}, { Allow: allowed.join(', ') })
  if (request.method === 'POST' && !isFromHere(request, api)) return problem(403)
  const address = clientAddress(request, socketAddress, api.trustedProxies)
  if (pathname === '/api/contact') return postMessage(request, address, api)
  if (pathname === '/api/views') return answerViews(request, address, api)
  return pathname === '/api/live' ? answerLive(api) : answerHealth(api)
}

/**
 * That the process answers at all, and goes on to: who restarts it asks here, so that a database that is away restarts
 * nothing; and a proxy, whose visitors are to have pages then.
 */
const answerLive = (api: Api) => (api.isStopping() ? stopping() : json({ status: 'ok' }))

const stopping = () => problem(503, 'The server is stopping', {}, { 'Retry-After': '5' })

/** Whether the server may be sent visitors. */
async function answerHealth(api: Api): Promise<Response> {
  if (api.isStopping()) return stopping()
  if (!(await isReady(api.database)))
    return problem(503, 'The database does not answer', {}, { 'Retry-After': '5' })
  return json({ status: 'ok' })
}
