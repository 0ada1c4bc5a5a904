import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './env.server.ts'

/** Of a request that was refused before it was read, before its answer: in bytes, and in milliseconds. */
const readFirst = { most: 1024 * 1024, longest: 1000 }
/** The same after its answer. */
const discarded = { most: 32 * 1024 * 1024, longest: 10_000 }

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
    if (incoming) await readUsual(incoming)
    const isUnread = incoming?.complete === false
    if (stopping.aborted || isUnread) context.res.headers.set('Connection', 'close')
    if (isUnread && !incoming.destroyed) context.res = await endWithRequest(context.res, incoming)
  }

async function readUsual(incoming: IncomingMessage) {
  const announced = Number(incoming.headers['content-length'] ?? 0)
  if (incoming.complete || incoming.destroyed || announced === 0 || announced > readFirst.most) return
  incoming.resume()
  await once(incoming, 'end', { signal: AbortSignal.timeout(readFirst.longest) }).catch(() => undefined)
}

/**
 * The response is sent at once, with its length, but ends with the request: the system resets a connection that closes while
 * bytes arrive, and a client that still writes would never see the response.
 */
async function endWithRequest(response: Response, incoming: IncomingMessage): Promise<Response> {
  const content = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(content.length))
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      if (content.length > 0) controller.enqueue(content)
      await discardRest(incoming)
      controller.close()
    },
  })
  return new Response(body, { status: response.status, headers })
}

/** Resolves when a request has ended, or its client is gone, or has sent more or for longer than anybody honest. */
export const discardRest = (incoming: IncomingMessage) =>
  new Promise<void>((resolve) => {
    let left = discarded.most
    const timer = setTimeout(resolve, discarded.longest)
    incoming.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    // Who began to read the body would pause it.
    incoming.removeAllListeners('data').on('data', ({ length }: Buffer) => {
      left -= length
      if (left < 0) resolve()
    })
    incoming.resume()
  })
