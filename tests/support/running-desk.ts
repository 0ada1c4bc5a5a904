import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Database, openDatabase } from '../../engine/core/database/open.server.ts'
import { freePort } from '../../harness/port.ts'

export interface RunningDesk {
  /** The address that opens it, once. */
  address: string
  /** Of the desk, which uses it too. */
  database: Database
  /** Ends the desk, but not the database. */
  stop: () => Promise<unknown>
  remove: () => Promise<void>
}

/** Starts `npm run desk` on a free port. Resolves once it has printed its address, or has ended. */
export async function spawnDesk(settings: NodeJS.ProcessEnv, cwd = '.') {
  const port = await freePort()
  const program = spawn(process.execPath, [resolve('engine/cli/data/desk.ts')], {
    cwd,
    env: { DESK_PORT: String(port), UPDATE_CHECK: 'off', ...settings },
  })
  const ended = once(program, 'exit').then(([code]): number | null => code)
  const stderr = text(program.stderr)
  let output = ''
  const isUp = new Promise<void>((resolve) =>
    program.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('works once')) resolve()
    }),
  )
  await Promise.race([isUp, ended])
  const [address = ''] = /http:\S+key=\S+/.exec(output) ?? []
  return { port, address, output, stderr, ended, stop: () => program.kill('SIGTERM') }
}

/** Starts the built desk beside a new database that `fill` has filled. */
export async function startDesk(
  fill: (database: Database) => Promise<unknown>,
  settings: Record<string, string> = {},
): Promise<RunningDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const database = await openDatabase({ dataFolder: folder })
  await fill(database)
  const desk = await spawnDesk({
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: '',
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LANG: 'en_US.UTF-8',
    ...settings,
  })
  if (!desk.address) throw new Error(`The desk did not start: ${await desk.stderr}`)
  const stop = () => {
    desk.stop()
    return desk.ended
  }
  return {
    address: desk.address,
    database,
    stop,
    async remove() {
      await stop()
      await database.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
