import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientNetwork, networkOf } from './client-address.server.ts'
import { discardRest } from './close-connection.server.ts'

interface Connection {
  socket: Socket
  network: string
  /** The number of its requests in progress. */
  requests: number
  /** When it last became idle, as a counter. */
  idleSince: number
}

/**
 * Limits the connections of each address and in total. One too many closes the one that has been idle longest, so that
 * a client with hundreds of idle connections does not lock out visitors. Connections with a request in progress are
 * never closed; where all have one, the new connection is closed.
 */
export function limitConnections(server: Server, limits: { perAddress: number; total: number }) {
  const connections = new Map<Socket, Connection>()
  let clock = 0

  const idle = () => [...connections.values()].filter(({ requests }) => requests === 0)

  function closeLongestIdle(candidates: Connection[]) {
    const [longest] = candidates.sort((a, b) => a.idleSince - b.idleSince)
    if (!longest) return
    connections.delete(longest.socket)
    longest.socket.destroy()
  }

  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown')
    connections.set(socket, { socket, network, requests: 0, idleSince: clock++ })
    socket.once('close', () => connections.delete(socket))
    const isSameNetwork = (connection: Connection) => connection.network === network
    if (connections.values().filter(isSameNetwork).toArray().length > limits.perAddress)
      closeLongestIdle(idle().filter(isSameNetwork))
    if (connections.size > limits.total) closeLongestIdle(idle())
  })

  function onClose(this: ServerResponse) {
    const connection = connections.get(this.req.socket)
    if (!connection) return
    connection.requests--
    connection.idleSince = clock++
  }

  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.requests++
    response.on('close', onClose)
  })

  return {
    /** Closes the connections without a request in progress, also new ones without a request yet. */
    closeIdle() {
      for (const { socket } of idle()) socket.destroy()
    },
    /** Resolves when all connections that are open now have ended. */
    allClosed: () =>
      Promise.all(
        Array.from(connections.keys(), (socket) => new Promise((resolve) => socket.once('close', resolve))),
      ),
  }
}

/**
 * Answers 429 to a network that has that many requests in progress already, such as bodies that never end: behind a proxy its
 * connections are not told apart from those of others, and all of them together are limited.
 */
export function limitRequests(
  listener: RequestListener,
  { perNetwork, trustedProxies }: { perNetwork: number; trustedProxies: number },
): RequestListener {
  const inProgress = placesFor(perNetwork)
  const refused = placesFor(perNetwork)
  const allRefused = placesFor(mostRefused)
  return async (request, response) => {
    const network = clientNetwork(request, trustedProxies)
    if (inProgress.take(network, response)) return listener(request, response)
    const headers = { 'Content-Type': 'text/plain', 'Retry-After': '1', Connection: 'close' }
    response.writeHead(429, { ...headers, 'Content-Length': tooMany.length }).write(tooMany)
    // Who still writes would be reset, and not see the answer. Only for so many: each holds a connection meanwhile.
    if (refused.take(network, response) && allRefused.take('all', response)) await discardRest(request)
    response.end()
  }
}

const tooMany = 'Too many requests at once\n'

/** How many refused requests are waited for at once until they are written: a quarter of all connections. */
const mostRefused = 500

/** Counts for each name the responses that are open, up to a number. */
function placesFor(most: number) {
  const taken = new Map<string, number>()
  return {
    /** Takes a place until the response is closed. Returns whether there was one. */
    take(name: string, response: ServerResponse): boolean {
      const count = taken.get(name) ?? 0
      if (count >= most) return false
      taken.set(name, count + 1)
      response.once('close', () => {
        const left = (taken.get(name) ?? 1) - 1
        if (left > 0) taken.set(name, left)
        else taken.delete(name)
      })
      return true
    },
  }
}
