import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Lets a server listen on a free local port. Resolves with the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}

/**
 * A free local port. It stays free until somebody listens on it: it is below those that the system gives out by itself, to
 * every connection that any program begins. Throws where twenty in a row are taken.
 */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(20_000, 32_000)
    const server = createServer()
    try {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    } catch (error) {
      if (tries === 20) throw error
      continue
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
