/** `npx kodhamn dev`: shows the site as it is written, and reloads its pages in the browser when something is saved. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { OwnerError } from '../../core/base/owner-error.ts'
import { fill } from '../../core/text/sentence.ts'
import { officeLanguage } from '../update/office-language.ts'
import { devWords } from './dev.words.ts'
import { faultPage } from './fault-page.ts'
import { latestSite } from './latest-site.ts'

const script = '/@reload.js'
const changes = '/@changes'

/** Serves until the process is told to end. Throws an OwnerError where it cannot listen. */
export async function dev() {
  const [host, port] = [process.env.HOST || 'localhost', Number(process.env.PORT || 3000)]
  const site = latestSite()
  const server = createServer((incoming, response) => {
    if (incoming.url === script)
      return response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
        .end(reloadScript(site.version()))
    if (incoming.url?.startsWith(`${changes}?`)) return tellChanges(incoming, response)
    return answer(incoming, response)
  })

  /** Tells an open page that it is not the latest, as soon as that is so. */
  function tellChanges({ url = '' }: IncomingMessage, response: ServerResponse) {
    response
      .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      .flushHeaders()
    const reload = () => response.write('data: reload\n\n')
    if (url !== `${changes}?${site.version()}`) reload()
    site.changes.on('change', reload)
    response.once('close', () => site.changes.off('change', reload))
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const shown = await site.latest()
    if (shown.is === 'wrong') return sendFault(response, 500, shown.reason)
    const { method, url: path } = incoming
    // A page is read before it is passed on.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const asked = request({ host: '127.0.0.1', port: shown.port, method, path, headers })
    asked.once('response', (made) => passOn(made, response).catch(() => response.destroy()))
    asked.once('error', async () => {
      if (response.headersSent) response.destroy()
      // What was asked has ended, because something was saved.
      else if (method === 'GET' && (await site.latest()) !== shown) answer(incoming, response)
      else sendFault(response, 502, devWords[officeLanguage()].again)
    })
    incoming.pipe(asked)
  }

  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    site.end()
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new OwnerError(`PORT=${port}, HOST=${host}: cannot listen there (${error.code}): set another one`)
  }
  console.log(fill(devWords[officeLanguage()].shown, { url: `http://${host}:${port}` }))
  await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)))
  server.close()
  server.closeAllConnections()
  await site.end()
}

/** Passes an answer of the site on, to be kept nowhere, with the script that reloads it where it is a page. */
async function passOn(made: IncomingMessage, response: ServerResponse) {
  const { 'content-length': length, ...headers } = { ...made.headers, 'cache-control': 'no-store' }
  const status = made.statusCode ?? 500
  if (headers['content-type']?.startsWith('text/html'))
    response.writeHead(status, headers).end(withScript(await text(made)))
  else made.pipe(response.writeHead(status, length ? { ...headers, 'content-length': length } : headers))
}

const sendFault = (response: ServerResponse, status: number, reason: string) =>
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(withScript(faultPage(reason)))

const withScript = (page: string) => `${page}<script type="module" src="${script}"></script>`

/** Follows the changes while the page is seen: a browser has few connections for all tabs. */
const reloadScript = (version: number) => `let changes
function follow() {
  changes?.close()
  if (document.hidden) return
  changes = new EventSource('${changes}?${version}')
  changes.onmessage = () => location.reload()
}
document.addEventListener('visibilitychange', follow)
follow()
`
