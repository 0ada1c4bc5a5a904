import type { MiddlewareHandler } from 'hono'

/** Asks clients to open their next connection elsewhere once the server is going down. */
export const closeWhenStopping =
  (stopping: AbortSignal): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (stopping.aborted) context.res.headers.set('Connection', 'close')
  }
