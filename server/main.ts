/** Starts the server: reads the settings, opens the database, listens, and stops in good order. */
import type { Server } from 'node:http'
import pino from 'pino'
import { apiOf } from './api.ts'
import { createApp } from './app.ts'
import { readConfig, StartError } from './config.ts'
import { keepForgetting } from './database/forget.ts'
import { openDatabase } from './database/open.ts'
import { openDoor } from './http/door.ts'
import { startOutbox } from './mail/outbox.ts'
import { startRetention } from './operations/retention.ts'
import { stopInOrder } from './operations/stop.ts'
import { readyAnswers } from './pages/ready.ts'
import { loadSite } from './pages/site.ts'
import { readyViews } from './views/ready.ts'

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
  const stopForgetting = keepForgetting(database)
  const retention = startRetention(database, (event) => log.info(event))
  let isStopping = false
  const api = apiOf({
    database,
    siteUrl: config.siteUrl,
    ...(config.pagesAt ? { pagesAt: config.pagesAt } : {}),
    trustedProxies: config.trustedProxies,
    counted: site.counted,
    onMessage: outbox.wake,
    isStopping: () => isStopping,
  })
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : (await import('./operations/metrics.ts')).createMetrics(database)
  const observed = metrics ? { observe: metrics.observe } : {}
  const { fetch } = createApp({ site, api, log, ...observed })
  // Where pages are served by others, the app leads there, and lets their scripts read.
  const ahead = api.pagesAt
    ? []
    : [readyAnswers({ site, ...api, ...observed }), readyViews({ api, log, ...observed })]
  const { server, crowd } = openDoor({ fetch, ahead }, { isBehindProxy: config.trustedProxies > 0 })

  if (metrics && config.metricsPort !== undefined) {
    await listen(metrics.server, { port: config.metricsPort, host: config.host }, 'METRICS_PORT')
  }
  const { socket, port, host } = config
  const address = await listen(server, socket === undefined ? { port, host } : { fd: socket }, 'PORT')
  console.log(`The site is up at ${address}`)
  if (!config.smtpUrl)
    console.log('SMTP_URL is not set: messages are stored, and their mails wait in the outbox')

  async function stop() {
    if (isStopping) return
    const isDone = await stopInOrder({
      announce: () => {
        isStopping = true
        stopForgetting()
      },
      server,
      crowd,
      lingers: config.trustedProxies > 0 || config.socket !== undefined,
      work: () => Promise.all([outbox.stop(), retention.stop()]),
      close: () => database.destroy(),
    })
    process.exit(isDone ? 0 : 1)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Where to listen: at a port, or on a socket that is open already. */
type Listening = { port: number; host: string } | { fd: number }

/** Resolves with the address; the system chooses the port where 0 is asked for. `setting` names the port in the error. */
async function listen(server: Server, where: Listening, setting: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, where, setting)))
    server.listen(where, resolve)
  })
  const address = server.address()
  return typeof address === 'string' ? address : `http://localhost:${address?.port}`
}

function listenError(error: NodeJS.ErrnoException, where: Listening, setting: string): Error {
  if ('fd' in where) return new StartError(`LISTEN_FDS: the socket cannot be used: ${error.message}`)
  const { port, host } = where
  if (error.code === 'EADDRINUSE')
    return new StartError(`${setting}=${port}: another program is listening there already`)
  if (error.code === 'EACCES') return new StartError(`${setting}=${port}: this user may not listen there`)
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
