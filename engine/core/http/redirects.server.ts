import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.server.ts'
import { securityHeaders } from './security-headers.server.ts'

/**
 * Redirects a visitor who reached the proxy without TLS to the same page over HTTPS. Requests to the server itself, or for
 * another host name, are not redirected.
 */
export function redirectToHttps({
  siteUrl,
  trustedProxies,
}: Pick<Config, 'siteUrl' | 'trustedProxies'>): MiddlewareHandler {
  const { host, protocol } = new URL(siteUrl)
  return async (context, next) => {
    const scheme = context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
    const isPlain =
      !context.req.path.startsWith('/api/') &&
      trustedProxies > 0 &&
      protocol === 'https:' &&
      scheme === 'http'
    if (!isPlain || context.req.header('Host') !== host) return next()
    const { pathname, search } = new URL(context.req.url)
    return new Response(null, {
      status: 308,
      headers: { ...securityHeaders, Location: siteUrl + pathname + search },
    })
  }
}
