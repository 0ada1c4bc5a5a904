import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './client-address.ts'

export interface ConnectionLimits {
  /** Closes the connections on which no request is being answered, also those that have not asked anything yet. */
  closeIdle: () => void
  /** Resolves when all connections that are open now have ended. */
  allClosed: () => Promise<unknown>
}

interface Connection {
  socket: Socket
  network: string
  /** How many of its requests are being answered. */
  answering: number
  /** When it last became idle, as a number that only grows. */
  idleSince: number
}

/**
 * Limits the connections of each address and in all. Where one too many is opened, the one that has been idle longest is
 * closed: whoever holds hundreds open without a request loses those, and new visitors get in. A connection that is being
 * answered is never closed; where all are, the new one is turned away.
 */
export function limitConnections(
  server: Server,
  limits: { perAddress: number; total: number },
): ConnectionLimits {
  const connections = new Map<Socket, Connection>()
  let clock = 0

  const idle = () => [...connections.values()].filter(({ answering }) => answering === 0)

  function closeLongestIdle(candidates: Connection[]) {
    const [longest] = candidates.sort((a, b) => a.idleSince - b.idleSince)
    if (!longest) return
    connections.delete(longest.socket)
    longest.socket.destroy()
  }

  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown')
    connections.set(socket, { socket, network, answering: 0, idleSince: clock++ })
    socket.once('close', () => connections.delete(socket))
    const isNeighbor = (connection: Connection) => connection.network === network
    if (connections.values().filter(isNeighbor).toArray().length > limits.perAddress)
      closeLongestIdle(idle().filter(isNeighbor))
    if (connections.size > limits.total) closeLongestIdle(idle())
  })

  function onAnswered(this: ServerResponse) {
    const connection = connections.get(this.req.socket)
    if (!connection) return
    connection.answering--
    connection.idleSince = clock++
  }

  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.answering++
    response.on('close', onAnswered)
  })

  return {
    closeIdle() {
      for (const { socket } of idle()) socket.destroy()
    },
    allClosed: () =>
      Promise.all(
        Array.from(connections.keys(), (socket) => new Promise((resolve) => socket.once('close', resolve))),
      ),
  }
}
