import { once } from 'node:events'
import { createServer } from 'node:http'
import { listenLocally } from '../../harness/port.ts'

/** Serves a site, but files whose path matches a pattern fail or never arrive. */
export async function serveWithFaults(
  site: string,
  { files, fault }: { files: RegExp; fault: 500 | 'hangs' },
) {
  const server = createServer(async (request, outgoing) => {
    if (files.test(request.url ?? '')) {
      if (fault !== 'hangs') outgoing.writeHead(fault).end()
      return
    }
    const { status, headers, body } = await fetch(`${site}${request.url}`, {
      headers: { 'accept-encoding': 'identity' },
    }).then(async (answer) => ({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    }))
    outgoing.writeHead(status, headers).end(body)
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
