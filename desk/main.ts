/** `npm run desk`: starts the owner's desk beside the running server, and prints its address. */
import { createServer } from 'node:http'
import { hostname } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { withDatabase } from '../server/commands/open.ts'
import { CommandError, runCommand } from '../server/commands/run.ts'
import { readManifest } from '../server/pages/site.ts'
import { createDesk } from './server/app.ts'
import { loadClient } from './server/client-files.ts'
import { newKey } from './server/session.ts'
import { sshLine } from './server/ssh-line.ts'

/** The only address that it listens on: other machines cannot reach it. */
const host = '127.0.0.1'

await runCommand('npm run desk', async (config) => {
  const pages = readManifest(config.buildFolder)
  const client = loadClient(config.buildFolder)
  const log = pino({ base: null, level: 'warn', timestamp: pino.stdTimeFunctions.isoTime })
  await withDatabase(config, async (database) => {
    const key = newKey()
    const desk = createDesk({ config, database, log, client, pages, key })
    const server = createServer({ requestTimeout: 30_000 }, getRequestListener(desk.app.fetch))
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port: config.deskPort, host }, resolve)
      })
      console.log(`The desk is at http://${host}:${config.deskPort}/?key=${key}`)
      const line = sshLine(process.env, process.platform, config.deskPort, hostname())
      if (line) console.log(`From your own computer, first: ${line}`)
      console.log('The address works once. Ctrl+C closes the desk.')
      await new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
      })
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken) throw error
      throw new CommandError(
        `DESK_PORT=${config.deskPort}: another program is listening there already, perhaps another desk`,
      )
    } finally {
      server.close()
      server.closeAllConnections()
      await desk.stop()
    }
  })
})
