import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { counted } from './client-address.ts'

export interface Crowd {
  /** Closes the connections on which no request is being answered, also those that have not asked anything yet. */
  dismissSilent: () => void
  /** Resolves when all connections that are open now have ended. */
  present: () => Promise<unknown>
}

interface Guest {
  socket: Socket
  address: string
  /** How many of its requests are being answered. */
  answering: number
  /** When it last fell silent, as a number that only grows. */
  silentSince: number
}

/**
 * Keeps connections within bounds, for each address and in all. Where one too many comes, the one that has been silent
 * the longest goes: whoever holds hundreds open without asking anything loses those, and new visitors get in. A
 * connection that is being answered is never cut; where all are, the newcomer is turned away.
 */
export function boundConnections(server: Server, most: { perAddress: number; inAll: number }): Crowd {
  const guests = new Map<Socket, Guest>()
  /** How many are open, by address. */
  const open = new Map<string, number>()
  let silences = 0

  function leave({ socket, address }: Guest) {
    if (!guests.delete(socket)) return
    const others = (open.get(address) ?? 0) - 1
    if (others > 0) open.set(address, others)
    else open.delete(address)
  }

  // Looked for only where room is short: a request costs less that way than with lists kept in order.
  const silent = () => Array.from(guests.values()).filter(({ answering }) => answering === 0)

  function makeRoom(among: (guest: Guest) => boolean = () => true) {
    const candidates = silent().filter(among)
    // The newcomer is silent too, and the last to go.
    const longest = candidates.reduce<Guest | undefined>(
      (first, one) => (first && first.silentSince < one.silentSince ? first : one),
      undefined,
    )
    if (!longest) return
    leave(longest)
    longest.socket.destroy()
  }

  server.on('connection', (socket) => {
    const address = counted(socket.remoteAddress ?? 'unknown')
    const guest = { socket, address, answering: 0, silentSince: silences++ }
    guests.set(socket, guest)
    const ofAddress = (open.get(address) ?? 0) + 1
    open.set(address, ofAddress)
    socket.once('close', () => leave(guest))
    if (ofAddress > most.perAddress) makeRoom((one) => one.address === address)
    if (guests.size > most.inAll) makeRoom()
  })

  // One listener for all answers, not one made for each.
  function fallSilent(this: ServerResponse) {
    const guest = guests.get(this.req.socket)
    if (!guest) return
    guest.answering--
    guest.silentSince = silences++
  }

  server.prependListener('request', ({ socket }, response) => {
    const guest = guests.get(socket)
    if (!guest) return
    guest.answering++
    response.on('close', fallSilent)
  })

  return {
    dismissSilent() {
      for (const { socket } of silent()) socket.destroy()
    },
    present: () =>
      Promise.all(
        Array.from(guests.keys(), (socket) => new Promise((resolve) => socket.once('close', resolve))),
      ),
  }
}
