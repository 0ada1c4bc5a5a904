import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.server.ts'
import { problem } from './problem.server.ts'

/**
 * Refuses POST requests from other sites. Hono's own `csrf` accepts JSON from any site, and refuses clients that are no
 * browsers, which have no cookies of a visitor to abuse.
 */
export const sameOrigin =
  (config: Pick<Config, 'siteUrl'>): MiddlewareHandler =>
  (context, next) =>
    context.req.method === 'POST' && !isSameOrigin(context.req.raw.headers, config)
      ? Promise.resolve(problem(403))
      : next()

/** Browsers name the source of a request in Sec-Fetch-Site, older ones in Origin. */
function isSameOrigin(headers: Headers, { siteUrl }: Pick<Config, 'siteUrl'>) {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  if (!origin) return true
  return origin === siteUrl || URL.parse(origin)?.host === headers.get('Host')
}
