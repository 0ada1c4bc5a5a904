/** `npm run desk`: starts the owner's desk beside the running server, and prints its address. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { hostname } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { OwnerError } from '../../core/base/owner-error.ts'
import type { Config } from '../../core/config/config.server.ts'
import { withDatabase } from '../../core/database/open.server.ts'
import { loadClient } from '../../core/desk/client-files.server.ts'
import { newKey } from '../../core/desk/session.server.ts'
import { sshTunnel } from '../../core/desk/ssh-tunnel.server.ts'
import { readManifest } from '../../core/served/served-files.server.ts'
import { type Command, runCommand } from '../../core/terminal/command.server.ts'
import { officeWords } from '../../core/terminal/office-words.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { features } from '../../server/features.ts'
import { createDesk } from '../../shell/desk/app.server.ts'

/** The only address that it listens on: other machines cannot reach it. */
const host = '127.0.0.1'

export const command: Command = {
  usage: 'npm run desk',
  run: (_, config) =>
    withDesk(config, async (address) => {
      const t = officeWords().desk
      console.log(fill(t.at, { address }))
      const line = sshTunnel(process.env, process.platform, config.deskPort, hostname())
      if (line) console.log(fill(t.tunnel, { line }))
      console.log(t.once)
      await untilStopped()
    }),
}

if (import.meta.main) await runCommand(command)

/**
 * Opens the desk while `use` runs, which gets the address that lets one browser in. Afterwards it carries out what could
 * still be undone. Throws an OwnerError where the desk cannot start.
 */
export async function withDesk(config: Config, use: (address: string) => Promise<void>) {
  const pages = readManifest(config.buildFolder)
  const client = loadClient(config.buildFolder)
  const log = pino({ base: null, level: 'warn', timestamp: pino.stdTimeFunctions.isoTime })
  await withDatabase(config, async (database) => {
    const key = newKey()
    const desk = await createDesk({ features, config, database, log, client, pages, key })
    const server = createServer(getRequestListener(desk.app.fetch))
    try {
      await listen(server, config.deskPort)
      await use(`http://${host}:${config.deskPort}/?key=${key}`)
      await close(server)
    } finally {
      await desk.stop()
    }
  })
}

/** Throws an OwnerError where the port is taken. */
async function listen(server: Server, port: number) {
  try {
    server.listen({ port, host })
    await once(server, 'listening')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new OwnerError(
      `DESK_PORT=${port}: another program is listening there already, perhaps another desk`,
    )
  }
}

function untilStopped() {
  return new Promise((resolve) => {
    // Also a second time: npm passes on what the terminal has sent already.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve)
  })
}

/** Resolves when what was asked is answered, after a second at the latest. */
async function close(server: Server) {
  const closed = once(server, 'close')
  server.close()
  setTimeout(() => server.closeAllConnections(), 1000).unref()
  await closed
}
