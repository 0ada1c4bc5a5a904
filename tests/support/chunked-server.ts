import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listenLocally } from '../../harness/port.ts'

/** The number of chunks of the top of a page, which ends this many bytes after the h1. */
const chunkCount = 24
const after = 12_000

/** Serves a site whose pages arrive in chunks, with a pause in milliseconds after each one. */
export async function serveInChunks(site: string, pause: number) {
  const server = createServer(async (request, outgoing) => {
    const page = await fetch(`${site}${request.url}`, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await page.arrayBuffer())
    for (const [name, value] of page.headers) outgoing.setHeader(name, value)
    outgoing.writeHead(page.status)
    if (page.headers.get('content-type')?.startsWith('text/html')) {
      const from = body.indexOf('<body')
      const size = (body.indexOf('</h1>') + after - from) / chunkCount
      let sent = 0
      for (let chunk = 0; chunk <= chunkCount; chunk++) {
        const end = Math.round(from + chunk * size)
        outgoing.write(body.subarray(sent, end))
        sent = end
        await wait(pause)
      }
      outgoing.end(body.subarray(sent))
    } else outgoing.end(body)
  })
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
