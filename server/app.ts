import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { type Api, answerApi, routeOf } from './api.ts'
import { failure } from './http/failure.ts'
import { problem } from './http/problem.ts'
import { onEveryAnswer, secureAddress } from './http/security.ts'
import { requestIdOf } from './operations/request-id.ts'
import { logRequest } from './operations/request-log.ts'
import { answerPage } from './pages/answer.ts'
import type { Site } from './pages/site.ts'

type Kept = { Bindings: HttpBindings; Variables: { id: string } }

/** An answered request, as metrics count it: without anything that a visitor made up. */
export interface Seen {
  method: string
  /** A path of the API, else `page` or `file`. */
  route: string
  status: number
  seconds: number
}

/** What scripts of pages at another address may send and read, and for how many seconds they need not ask again. */
const asked = {
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Content-Type', 'Content-Language', 'Form-Trap', 'Form-Seconds', 'Idempotency-Key'],
  exposeHeaders: ['Retry-After'],
  maxAge: 7200,
}

interface Parts {
  site: Site
  api: Api
  log: Logger
  observe?: (seen: Seen) => void
}

/** The HTTP face of the site: the API below /api, everything else from the built pages. */
export function createApp({ site, api, log, observe }: Parts) {
  const app = new Hono<Kept>()

  app.use(async (context, next) => {
    const began = performance.now()
    announce(context, onEveryAnswer)
    await next()
    add(context, onEveryAnswer)
    if (api.isStopping()) context.res.headers.set('Connection', 'close')
    observe?.(seen(context, (performance.now() - began) / 1000))
  })

  app.use('/api/*', async (context, next) => {
    const began = performance.now()
    const id = requestIdOf(context.req.header('X-Request-Id'))
    context.set('id', id)
    announce(context, { 'X-Request-Id': id })
    await next()
    add(context, { 'X-Request-Id': id })
    const route = routeOf(context.req.path)
    // A proxy asks several times a second.
    if (route === '/api/live') return
    logRequest(log, { id, method: context.req.method, route, status: context.res.status, began })
  })

  // Pages at another address may ask from there, and nobody else's.
  if (api.pagesAt) app.use('/api/*', cors({ origin: [api.pagesAt], ...asked }))

  app.all('/api/*', (context) => answerApi(context.req.raw, context.env?.incoming?.socket.remoteAddress, api))

  app.all('*', (context) => {
    if (api.pagesAt) {
      const { pathname, search } = new URL(context.req.url)
      return context.redirect(api.pagesAt + pathname + search, 308)
    }
    const secure = secureAddress(context.req.raw, api)
    return secure ? context.redirect(secure, 308) : answerPage(context.req.raw, site)
  })

  app.onError((error, context) => {
    if (error instanceof HTTPException) return problem(error.status === 413 ? 413 : 400)
    return failure(error, context.get('id'), log)
  })

  return app
}

/**
 * Says something with whatever will be answered; what the answer itself says of it goes before. Told to Node, which
 * writes the answer: headers of a Response cost ten times as much to change as a whole answer of the API.
 */
function announce({ env }: Context<Kept>, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) env?.outgoing?.setHeader(name, value)
}

/** The same where the app is asked without a server around it. */
function add({ env, res }: Context<Kept>, headers: Record<string, string>) {
  if (env?.outgoing) return
  for (const [name, value] of Object.entries(headers))
    if (!res.headers.has(name)) res.headers.set(name, value)
}

function seen({ req, res }: Context<Kept>, seconds: number): Seen {
  const isApi = req.path.startsWith('/api/')
  const isPage = () => res.headers.get('Content-Type')?.startsWith('text/html')
  const route = isApi ? routeOf(req.path) : isPage() ? 'page' : 'file'
  return { method: req.method, route, status: res.status, seconds }
}
