import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './env.ts'
import { problem } from './problem.ts'

/** Refuses a request with more than one Host header, of which Node reads the first. RFC 9112, 3.2. */
export const singleHost: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const names = context.env?.incoming?.rawHeaders ?? []
  const hosts = names.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length > 1 ? problem(400, 'A request names one host') : next()
}
