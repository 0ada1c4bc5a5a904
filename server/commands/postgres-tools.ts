import { spawnSync } from 'node:child_process'
import { CommandError } from './run.ts'

/**
 * Runs one of PostgreSQL's own programs on a database. The password goes through the environment, because every user
 * of the machine can read command lines.
 */
function runTool(program: 'pg_dump' | 'pg_restore', url: string, options: string[]) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const connection = {
    PGHOST: decodeURIComponent(hostname) || searchParams.get('host') || '',
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  const { error, status, stderr } = spawnSync(program, options, {
    env: { ...process.env, ...Object.fromEntries(Object.entries(connection).filter(([, value]) => value)) },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (error) throw new CommandError(`${program} cannot be run: install PostgreSQL's client programs`)
  if (status !== 0)
    throw new CommandError(`${program} failed: ${stderr.trim().split('\n').slice(0, 3).join(' ')}`)
}

export const dumpDatabase = (url: string, file: string) =>
  runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--file', file])

/** Reads a whole dump, like a restore but without a database. */
export const checkDump = (file: string, url: string) =>
  runTool('pg_restore', url, ['--file', '/dev/null', file])

/** Replaces the tables of the database, in one transaction. */
export const restoreDatabase = (url: string, file: string) =>
  runTool('pg_restore', url, [
    ...['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'],
    ...['--dbname', decodeURIComponent(new URL(url).pathname.slice(1)), file],
  ])
