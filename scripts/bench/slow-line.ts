import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { listenLocally } from '../../tests/port.ts'
import { slow4G } from './browser.ts'

/** Half a round trip, in milliseconds. */
const oneWay = slow4G.latency / 2

/**
 * A line to a server that is as slow as slow 4G. Outside the browser, because a browser whose network is slowed by its
 * developer tools prepares no pages.
 */
export async function openSlowLine(target: string): Promise<{ url: string; close: () => Promise<void> }> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const down = lane(slow4G.downloadThroughput)
  const up = lane(slow4G.uploadThroughput)
  const server = createServer(async (visitor) => {
    const site = connect(Number(port), hostname)
    for (const socket of [visitor, site]) {
      open.add(socket)
      socket.setNoDelay()
      socket.once('close', () => open.delete(socket))
      socket.on('error', () => [visitor, site].forEach((one) => void one.destroy()))
    }
    // The handshake, which loopback does at once.
    await wait(slow4G.latency)
    visitor.pipe(up()).pipe(site)
    site.pipe(down()).pipe(visitor)
  })
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One direction of the line, with so many bytes a second for all connections together. */
function lane(bytesPerSecond: number) {
  let freeAt = 0
  return () => {
    let lastArrives = Promise.resolve()
    return new Transform({
      // In pieces, so that connections take turns.
      transform(chunk: Buffer, _encoding, done) {
        const now = performance.now()
        freeAt = Math.max(now, freeAt) + (chunk.length / bytesPerSecond) * 1000
        lastArrives = wait(freeAt + oneWay - now).then(() => void this.push(chunk))
        setTimeout(done, freeAt - now)
      },
      // What is still on its way arrives before the end.
      flush: (done) => void lastArrives.then(() => done()),
    })
  }
}
