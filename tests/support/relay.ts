import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from '../../harness/port.ts'

/** Passes connections on to a local port. `cut` breaks those that are open, as a network does. */
export async function startRelay(to: number) {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined).once('close', () => open.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  const port = await listenLocally(server)
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    cut,
    stop() {
      cut()
      server.close()
    },
  }
}
