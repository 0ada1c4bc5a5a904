import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { counted } from './client-address.ts'

export interface Crowd {
  /** Closes the connections on which no request is being answered, also those that have not asked anything yet. */
  dismissSilent: () => void
  /** Resolves when all connections that are open now have ended. */
  present: () => Promise<unknown>
}

interface Guest {
  address: string
  /** How many of its requests are being answered. */
  answering: number
}

/**
 * Keeps connections within bounds, for each address and in all. Where one too many comes, the one that has been silent
 * the longest goes: whoever holds hundreds open without asking anything loses those, and new visitors get in. A
 * connection that is being answered is never cut; where all are, the newcomer is turned away.
 */
export function boundConnections(server: Server, most: { perAddress: number; inAll: number }): Crowd {
  const guests = new Map<Socket, Guest>()
  /** By address, and in all under the empty name: who is silent, longest first. */
  const silent = new Map<string, Set<Socket>>()
  const open = new Map<string, number>()
  const inAll = ''

  const add = (socket: Socket, name: string) =>
    silent.set(name, (silent.get(name) ?? new Set<Socket>()).add(socket))
  function remove(socket: Socket, name: string) {
    const sockets = silent.get(name)
    sockets?.delete(socket)
    if (sockets?.size === 0) silent.delete(name)
  }
  function countOpen(name: string, change: 1 | -1) {
    const number = (open.get(name) ?? 0) + change
    if (number > 0) open.set(name, number)
    else open.delete(name)
  }

  function leave(socket: Socket) {
    const guest = guests.get(socket)
    if (!guest) return
    guests.delete(socket)
    for (const name of [guest.address, inAll]) {
      remove(socket, name)
      countOpen(name, -1)
    }
  }

  function makeRoom(name: string, limit: number) {
    if ((open.get(name) ?? 0) <= limit) return
    // The newcomer is silent too, and the last to go.
    const [longest] = silent.get(name) ?? []
    if (!longest) return
    leave(longest)
    longest.destroy()
  }

  server.on('connection', (socket) => {
    const address = counted(socket.remoteAddress ?? 'unknown')
    guests.set(socket, { address, answering: 0 })
    for (const name of [address, inAll]) {
      add(socket, name)
      countOpen(name, 1)
    }
    socket.once('close', () => leave(socket))
    makeRoom(address, most.perAddress)
    makeRoom(inAll, most.inAll)
  })

  server.prependListener('request', ({ socket }, response) => {
    const guest = guests.get(socket)
    if (!guest) return
    guest.answering++
    for (const name of [guest.address, inAll]) remove(socket, name)
    response.once('close', () => {
      guest.answering--
      if (guest.answering === 0 && guests.has(socket))
        for (const name of [guest.address, inAll]) add(socket, name)
    })
  })

  return {
    dismissSilent() {
      for (const socket of silent.get(inAll) ?? []) socket.destroy()
    },
    present: () =>
      Promise.all(
        Array.from(guests.keys(), (socket) => new Promise((resolve) => socket.once('close', resolve))),
      ),
  }
}
