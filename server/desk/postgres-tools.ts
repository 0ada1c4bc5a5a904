import { spawnSync } from 'node:child_process'
import { Refused } from './run.ts'

/**
 * Runs one of PostgreSQL's own programs on the database of an address. The password goes through the environment: what
 * stands on a command line can be read by every user of the machine. Throws a Refused with what the program said.
 */
export function postgres(program: 'pg_dump' | 'pg_restore', url: string, given: string[]) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const settings = {
    PGHOST: decodeURIComponent(hostname) || searchParams.get('host') || '',
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  const told = Object.fromEntries(Object.entries(settings).filter(([, value]) => value))
  const { error, status, stderr } = spawnSync(program, given, {
    env: { ...process.env, ...told },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (error) throw new Refused(`${program} cannot be run: install PostgreSQL's client programs`)
  if (status !== 0) throw new Refused(`${program} failed: ${stderr.trim().split('\n').slice(0, 3).join(' ')}`)
}

/** Reads a whole dump, as a restore would, without a database. */
export const checkDump = (file: string, url: string) =>
  postgres('pg_restore', url, ['--file', '/dev/null', file])
