import type { MiddlewareHandler } from 'hono'

/** Closes each connection after its response while the server is stopping. */
export const closeWhenStopping =
  (stopping: AbortSignal): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (stopping.aborted) context.res.headers.set('Connection', 'close')
  }
