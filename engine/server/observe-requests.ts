import type { Hono, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../core/http/env.server.ts'
import type { Runtime } from './runtime.ts'

/**
 * Logs requests to the API, one line each. Without addresses, queries, bodies and unknown paths, so that nothing
 * identifies a visitor.
 */
export function observeRequests(
  app: Hono<HttpEnv>,
  { log }: Pick<Runtime, 'log'>,
): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    const ms = Math.round(performance.now() - startedAt)
    const { method, path } = context.req
    // Proxies poll /api/live several times a second.
    if (!path.startsWith('/api/') || path === '/api/live') return
    const route = app.routes.some((known) => known.path === path) ? path : '/api/…'
    log.info({ id: context.get('requestId'), method, route, status: context.res.status, ms, msg: 'request' })
  }
}
