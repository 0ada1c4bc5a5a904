import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { limitConnections, limitRequests } from './connection-limits.server.ts'

/** How long clients may take, in milliseconds, and how many connections there may be. */
export const serverLimits = {
  /** For the headers of a request (then 408). */
  headers: 5000,
  /** For a whole request, its body included (then 408). */
  request: 30_000,
  checkEvery: 1000,
  /** How long an idle connection is kept. A proxy with a shorter timeout never sends a request on a closed one. */
  keepAlive: 3000,
  /** Of headers, in bytes (then 431). */
  headerBytes: 16_384,
  /** An office of forty behind one address, six connections in each browser. */
  perAddress: 250,
  total: 2000,
  /** In progress at once for one network, also behind a proxy (then 429): slow ones cannot take up all connections. */
  requestsPerAddress: 100,
}

/**
 * Node's HTTP server around the app. Behind a proxy all connections are the proxy's, so only their total is limited; the
 * requests of each network in any case.
 */
export function createHttpServer(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  { trustedProxies, limits = serverLimits }: { trustedProxies: number; limits?: typeof serverLimits },
) {
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: limits.keepAlive,
    maxHeaderSize: limits.headerBytes,
    // single-host.server.ts does, where the version of HTTP asks for it.
    requireHostHeader: false,
  }
  const answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown = getRequestListener(
    app.fetch,
    { hostname: 'localhost' },
  )
  const server = createServer(
    options,
    limitRequests(answer, { perNetwork: limits.requestsPerAddress, trustedProxies }),
  )
  const connections = limitConnections(server, {
    perAddress: trustedProxies > 0 ? limits.total : limits.perAddress,
    total: limits.total,
  })
  return { server, connections }
}
