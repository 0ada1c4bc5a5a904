import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { boundConnections, type Crowd } from './crowd.ts'

/** How long visitors may take to say what they want, in milliseconds, and how many connections there may be. */
export const doorBounds = {
  /** For the headers of a request (then 408). */
  headers: 5000,
  /** For a request as a whole, its body included (then 408). */
  request: 30_000,
  checkEvery: 1000,
  /** How long a connection is kept for the next request. A proxy that lets go of it earlier never asks in vain. */
  keepAlive: 3000,
  /** Of headers, in bytes (then 431). */
  headerBytes: 16_384,
  /** An office of forty behind one address, six connections in each browser. */
  perAddress: 250,
  inAll: 2000,
}

interface App {
  fetch: Parameters<typeof getRequestListener>[0]
  /** Are asked in turn, before the app, whether they take a request. */
  ahead?: readonly ((request: IncomingMessage, response: ServerResponse) => boolean)[]
}

/**
 * The HTTP server before the app. `isBehindProxy`: all connections are then the proxy's, so only their whole number
 * is bounded, and how many one visitor may have is the proxy's to say.
 */
export function openDoor(
  { fetch, ahead = [] }: App,
  { isBehindProxy, bounds = doorBounds }: { isBehindProxy: boolean; bounds?: typeof doorBounds },
): { server: Server; crowd: Crowd } {
  const answer = getRequestListener(fetch)
  const options = {
    headersTimeout: bounds.headers,
    requestTimeout: bounds.request,
    connectionsCheckingInterval: bounds.checkEvery,
    keepAliveTimeout: bounds.keepAlive,
    maxHeaderSize: bounds.headerBytes,
  }
  let arrived: [IncomingMessage, ServerResponse][] = []
  // Who comes in the same turn is answered in one go after it. Answered one by one, each answer wakes its reader, who is
  // asleep again before the next: that costs as much as everything else about a page.
  const server = createServer(options, (request, response) => {
    if (arrived.push([request, response]) > 1) return
    setImmediate(() => {
      const all = arrived
      arrived = []
      for (const [request, response] of all)
        if (!ahead.some((takes) => takes(request, response))) answer(request, response)
    })
  })
  const crowd = boundConnections(server, {
    perAddress: isBehindProxy ? bounds.inAll : bounds.perAddress,
    inAll: bounds.inAll,
  })
  return { server, crowd }
}
