import type { Hono, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../http/env.ts'
import type { Services } from '../services.ts'

/**
 * Counts every request for the metrics and logs those to the API, one line each. Without addresses, queries, bodies and
 * unknown paths, so that nothing identifies a visitor.
 */
export function observeRequests(
  app: Hono<HttpEnv>,
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    const { method, path } = context.req
    const { status } = context.res
    const isApi = path.startsWith('/api/')
    const route = isApi ? routeOf(app, path) : kindOf(context.res)
    metrics?.observe({ method, route, status, seconds: ms / 1000 })
    // Proxies poll /api/live several times a second.
    if (isApi && path !== '/api/live')
      log.info({ id: context.get('requestId'), method, route, status, ms: Math.round(ms), msg: 'request' })
  }
}

const routeOf = (app: Hono<HttpEnv>, path: string) =>
  app.routes.some((known) => known.path === path) ? path : '/api/…'

const kindOf = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') ? 'page' : 'file'
