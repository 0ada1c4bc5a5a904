import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './env.server.ts'
import { problem } from './problem.server.ts'

/**
 * Refuses a request with more than one Host header, of which Node reads the first, or without one. In HTTP/1.0, which checks
 * of proxies speak, there need not be one. RFC 9112, 3.2.
 */
export const singleHost: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const incoming = context.env?.incoming
  if (!incoming) return next()
  const { rawHeaders, httpVersion } = incoming
  const { length } = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  const isNamed = length === 1 || (length === 0 && httpVersion === '1.0')
  return isNamed ? next() : problem(400, 'A request names one host')
}
