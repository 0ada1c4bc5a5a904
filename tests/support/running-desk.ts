import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../harness/port.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'

export interface RunningDesk {
  /** The address that opens it, once. */
  address: string
  /** Of the desk, which uses it too. */
  database: Database
  /** Ends the desk, but not the database. */
  stop: () => Promise<void>
  remove: () => Promise<void>
}

/** Starts the built desk on a free port, beside a new database that `fill` has filled. */
export async function startDesk(
  fill: (database: Database) => Promise<unknown>,
  settings: Record<string, string> = {},
): Promise<RunningDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const database = await openDatabase({ dataFolder: folder })
  await fill(database)
  const program = spawn(process.execPath, ['desk/main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      SITE_URL: 'http://localhost:3000',
      SMTP_URL: 'smtp://127.0.0.1:9',
      LANG: 'en_US.UTF-8',
      DESK_PORT: String(await freePort()),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    program.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const printed = /http:\S+key=\S+/.exec(output)?.[0]
      if (printed && output.includes('works once')) resolve(printed)
    })
    ended.then(() => reject(new Error(`The desk did not start: ${output}`)))
  })
  const stop = async () => {
    program.kill('SIGTERM')
    await ended
  }
  return {
    address,
    database,
    stop,
    async remove() {
      await stop()
      await database.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
