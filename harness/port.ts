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

/** A free local port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  server.close()
  await once(server, 'close')
  return port
}
