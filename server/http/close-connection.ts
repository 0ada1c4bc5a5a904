import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './env.ts'

/** Of a request that was refused before it was read, in bytes. */
const mostRead = 1024 * 1024
/** In milliseconds. */
const longestRead = 1000

/**
 * Closes a connection after its response where the server is stopping, and where the request was refused before it was
 * read: what is left of it on the wire would end the next one. A request of usual size is read first, because a proxy that
 * still sends it takes a closed connection for a failure, and answers 502.
 */
export const closeConnection =
  (stopping: AbortSignal): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    await next()
    const incoming = context.env?.incoming
    if (incoming) await readRest(incoming)
    if (stopping.aborted || incoming?.complete === false) context.res.headers.set('Connection', 'close')
  }

async function readRest(incoming: IncomingMessage) {
  const announced = Number(incoming.headers['content-length'] ?? 0)
  if (incoming.complete || incoming.destroyed || announced === 0 || announced > mostRead) return
  incoming.resume()
  await once(incoming, 'end', { signal: AbortSignal.timeout(longestRead) }).catch(() => undefined)
}
