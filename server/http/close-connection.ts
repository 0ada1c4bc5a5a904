import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './env.ts'

/**
 * Closes a connection after its response where the server is stopping, and where the request was refused before it was
 * read: what is left of it on the wire would end the next one.
 */
export const closeConnection =
  (stopping: AbortSignal): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    await next()
    if (stopping.aborted || context.env?.incoming?.complete === false)
      context.res.headers.set('Connection', 'close')
  }
