/** Starts the server: reads the settings, opens the database, listens, and stops gracefully. */
import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import pino from 'pino'
import { endWith, OwnerError } from '../core/base/owner-error.ts'
import { readConfig } from '../core/config/config.server.ts'
import { createHttpServer } from '../core/http/http.server.ts'
import { loadServedFiles } from '../core/served/served-files.server.ts'
import { requireSlots } from '../core/served/slots.server.ts'
import { officeWords } from '../core/terminal/office-words.server.ts'
import { fill } from '../core/text/sentence.ts'
import { notFoundSlots } from '../pages/error/not-found-path.ts'
import { createApp } from './app.ts'
import { features } from './features.ts'
import { startRuntime } from './runtime.ts'
import { stopServer } from './stop.ts'

// Keeps the heap small: under load the memory stays below its floor. decisions/007
setFlagsFromString('--optimize-for-size')

async function main() {
  const config = readConfig(process.env)
  const site = loadServedFiles(config.buildFolder)
  requireSlots(site.files, [notFoundSlots, ...features.flatMap(({ slots = [] }) => slots)])
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const runtime = await startRuntime(config, site, log)
  const http = createHttpServer(createApp(runtime), {
    trustedProxies: config.trustedProxies,
  })

  const { socket, port, host } = config
  const address = await listen(http.server, socket === undefined ? { port, host } : { fd: socket })

  async function stop() {
    if (runtime.stopping.signal.aborted) return
    const isDone = await stopServer(http, runtime)
    process.exit(isDone ? 0 : 1)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever reads this may stop the server.
  const t = officeWords().site
  console.log(fill(t.up, { address }))
  if (!config.smtpUrl) console.log(t.noMail)
}

/** Where to listen: a port, or a socket that is already open. */
type ListenTarget = { port: number; host: string } | { fd: number }

/** Resolves with the address; port 0 lets the system choose one. Throws an OwnerError that names the setting. */
async function listen(server: Server, target: ListenTarget): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, target)))
    server.listen(target, resolve)
  })
  const address = server.address()
  return typeof address === 'string' ? address : `http://localhost:${address?.port}`
}

function listenError(error: NodeJS.ErrnoException, target: ListenTarget): Error {
  if ('fd' in target) return new OwnerError(`LISTEN_FDS: the socket cannot be used: ${error.message}`)
  const { port, host } = target
  if (error.code === 'EADDRINUSE')
    return new OwnerError(`PORT=${port}: another program is listening there already`)
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return new OwnerError(`PORT=${port}: this user may not listen there`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new OwnerError(`HOST=${host}: this machine has no such address`)
  }
  return error
}

try {
  await main()
} catch (error) {
  endWith(error)
}
