import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './port.ts'
import { postgresFolder } from './postgres-programs.ts'

export interface Postgres {
  /** Of the database that the system comes with. */
  url: string
  /** Ends it: in good order, or as a crash does. */
  stop: (how?: 'fast' | 'immediate') => Promise<void>
  /** Starts it again on the same port and data. */
  start: () => Promise<void>
  /** Ends it and deletes its data. */
  remove: () => Promise<void>
}

/** The PATH with PostgreSQL's programs in front: Debian keeps those of each version apart. */
export const pathWithPostgres = () => [postgresFolder(), process.env.PATH].filter(Boolean).join(delimiter)

/** Starts a real PostgreSQL on a free port, with data of its own that are synced to the disk as they are in earnest. */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresFolder()
  if (!programs) throw new Error('No PostgreSQL for the tests: install it (Debian: postgresql)')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const asOwner = giveTo(ownerUnderRoot(), folder)
  const data = join(folder, 'data')
  const made = run(asOwner, join(programs, 'initdb'), [
    ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ])
  if (made.status !== 0) throw new Error(`No PostgreSQL for the tests: ${made.stderr}`)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  async function start() {
    const [command = '', ...given] = [...asOwner, join(programs ?? '', 'postgres'), '-D', data]
    const settings = ['-p', `${port}`, '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=200']
    server = spawn(command, [...given, ...settings], { stdio: 'ignore' })
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
  return { url, start, stop, remove }
}

/** PostgreSQL refuses to run as root, and takes only folders that are its own: this is who it runs as then. */
export function ownerUnderRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  const idOf = (what: string) => Number(spawnSync('id', [what, user], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * Gives PostgreSQL a folder. Returns what stands before a command that is to run as its owner; the system ends what a
 * test run that is killed has left behind.
 */
function giveTo(owner: ReturnType<typeof ownerUnderRoot>, folder: string): string[] {
  if (!owner) return []
  const { uid, gid } = owner
  chownSync(folder, uid, gid)
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig=QUIT']
}

function run(before: string[], program: string, given: string[]) {
  const [command = '', ...rest] = [...before, program, ...given]
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
