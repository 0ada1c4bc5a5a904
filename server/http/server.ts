import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { type ConnectionLimits, limitConnections } from './connection-limits.ts'

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
}

/**
 * Node's HTTP server around the app. `isBehindProxy`: all connections are then the proxy's, so only their total is
 * limited, and the proxy limits those of each visitor.
 */
export function createHttpServer(
  app: App,
  { isBehindProxy, limits = serverLimits }: { isBehindProxy: boolean; limits?: typeof serverLimits },
): { server: Server; connections: ConnectionLimits } {
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: limits.keepAlive,
    maxHeaderSize: limits.headerBytes,
    // single-host.ts does, where the version of HTTP asks for it.
    requireHostHeader: false,
  }
  const server = createServer(options, getRequestListener(app.fetch, { hostname: 'localhost' }))
  const connections = limitConnections(server, {
    perAddress: isBehindProxy ? limits.total : limits.perAddress,
    total: limits.total,
  })
  return { server, connections }
}
