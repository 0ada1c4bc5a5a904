import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './port.ts'
import { postgresFolder } from './postgres-programs.ts'

/** The PATH with PostgreSQL's programs in front. */
export const pathWithPostgres = () => [postgresFolder(), process.env.PATH].filter(Boolean).join(delimiter)

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** Starts a PostgreSQL on a free port, with new data. They are synced to the disk as in production, unless said otherwise. */
export async function startPostgres({ isSynced = true } = {}) {
  const programs = postgresFolder()
  if (!programs) throw new Error('No PostgreSQL for the tests: install it (Debian: postgresql)')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const asOwner = giveTo(ownerUnderRoot(), folder)
  const data = join(folder, 'data')
  const result = run(asOwner, join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ])
  if (result.status !== 0) throw new Error(`No PostgreSQL for the tests: ${result.stderr}`)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  async function start() {
    const [command = '', ...options] = [...asOwner, join(programs ?? '', 'postgres'), '-D', data]
    const settings = ['-p', `${port}`, '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=200']
    if (!isSynced) settings.push('-F')
    server = spawn(command, [...options, ...settings], { stdio: 'ignore' })
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
      await wait(50)
    }
  }

  async function stop(how: 'fast' | 'immediate' = 'fast') {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
  }

  async function remove() {
    await stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  }

  await start()
  return {
    /** Of the default database, `postgres`. */
    url,
    /** Starts it again on the same port and data. */
    start,
    /** Stops it, gracefully or like a crash. */
    stop,
    /** Stops it and deletes its data. */
    remove,
  }
}

/** The user that runs PostgreSQL under root: it refuses to run as root, and must own its folder. */
export function ownerUnderRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  const idOf = (option: string) => Number(spawnSync('id', [option, user], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * Makes the user of PostgreSQL the owner of a folder. Returns the start of a command line that runs a program as that user
 * and ends it with this process.
 */
function giveTo(owner: ReturnType<typeof ownerUnderRoot>, folder: string): string[] {
  if (!owner) return []
  const { uid, gid } = owner
  chownSync(folder, uid, gid)
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig=QUIT']
}

function run(prefix: string[], program: string, options: string[]) {
  const [command = '', ...rest] = [...prefix, program, ...options]
  return spawnSync(command, rest, { encoding: 'utf8', cwd: tmpdir() })
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
