/** Starts the server: reads the settings, opens the database, listens, and stops in good order. */
import { createAdaptorServer } from '@hono/node-server'
import pino from 'pino'
import { apiOf } from './api.ts'
import { createApp } from './app.ts'
import { readConfig, StartError } from './config.ts'
import { openDatabase } from './database/open.ts'
import { startOutbox } from './mail/outbox.ts'
import { loadSite } from './pages/site.ts'

const drain = 500
const patience = 10_000

async function main() {
  const config = readConfig(process.env)
  const site = loadSite(config.buildFolder)
  const database = await openDatabase(config)
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const outbox = startOutbox({
    database,
    ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}),
    from: config.mailFrom,
    to: config.mailTo,
    siteUrl: config.siteUrl,
    log: (event) => log.info(event),
  })
  let isStopping = false
  const api = apiOf({
    database,
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    counted: site.counted,
    onMessage: outbox.wake,
    isStopping: () => isStopping,
  })
  const app = createApp({ site, api, log })
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: 5000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
    },
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenError(error, config.port, config.host)),
    )
    server.listen(config.port, config.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`The site is up at http://localhost:${port}`)
  if (!config.smtpUrl)
    console.log('SMTP_URL is not set: messages are stored, and their mails wait in the outbox')

  async function stop() {
    if (isStopping) return
    isStopping = true
    // Balancers see /api/health turn, clients are told to reconnect elsewhere, then nothing new is let in.
    await new Promise((resolve) => setTimeout(resolve, drain))
    const closed = new Promise((resolve) => server.close(resolve))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => process.exit(1), patience).unref()
    await Promise.all([closed, outbox.stop()])
    await database.destroy()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`PORT=${port}: another program is listening there already`)
  if (error.code === 'EACCES') return new StartError(`PORT=${port}: this user may not listen there`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST=${host}: this machine has no such address`)
  }
  return error
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
