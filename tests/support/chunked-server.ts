import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listenLocally } from '../../harness/port.ts'

/** How many pieces the beginning of a page comes in, and how many bytes after its main heading the last of them ends. */
const pieces = 24
const after = 12_000

/** Serves a site whose pages come in pieces, so far apart in milliseconds that a browser could show each. */
export async function serveInChunks(site: string, pause: number) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    for (const [name, value] of answer.headers) response.setHeader(name, value)
    response.writeHead(answer.status)
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      const from = body.indexOf('<body')
      const size = (body.indexOf('</h1>') + after - from) / pieces
      let sent = 0
      for (let piece = 0; piece <= pieces; piece++) {
        const end = Math.round(from + piece * size)
        response.write(body.subarray(sent, end))
        sent = end
        await wait(pause)
      }
      response.end(body.subarray(sent))
    } else response.end(body)
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
