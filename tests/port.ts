import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Lets a server listen on a free port, for this machine alone. Resolves with the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on TCP.
  return (server.address() as AddressInfo).port
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  server.close()
  await once(server, 'close')
  return port
}
