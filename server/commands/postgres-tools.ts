import { spawn, spawnSync } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Counts } from './counts.ts'
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
  checkEnd(program, error ?? status, stderr)
}

/** Throws a CommandError where a program could not be run or has failed. */
function checkEnd(program: string, end: number | Error | null, errors: string) {
  if (end instanceof Error)
    throw new CommandError(`${program} cannot be run: install PostgreSQL's client programs`)
  if (end !== 0)
    throw new CommandError(`${program} failed: ${errors.trim().split('\n').slice(0, 3).join(' ')}`)
}

export const dumpDatabase = (url: string, file: string) =>
  runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--file', file])

/**
 * Reads a whole dump, like a restore but without a database, and returns what it holds. Throws a CommandError where it is
 * damaged.
 */
export async function readDump(file: string): Promise<Counts> {
  const tool = spawn('pg_restore', ['--file=-', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | Error | null>((resolve) => {
    tool.once('error', resolve)
    tool.once('close', resolve)
  })
  const [counts, errors] = await Promise.all([countRows(linesOf(tool.stdout)), text(tool.stderr)])
  checkEnd('pg_restore', await ended, errors)
  return counts
}

/** In a dump each row is one line, between `COPY public.messages (id, …) FROM stdin;` and `\.`, its columns parted by tabs. */
async function countRows(lines: AsyncIterable<string>): Promise<Counts> {
  const counts: Counts = { messages: 0, views: 0, bookings: 0, subscribers: 0 }
  let copying: string | undefined
  for await (const line of lines) {
    if (copying === undefined) copying = /^COPY (?:\S+\.)?(\w+) \(.*FROM stdin;$/.exec(line)?.[1]
    else if (line === '\\.') copying = undefined
    else if (copying === 'views') counts.views += Number(line.split('\t')[1])
    else if (copying === 'messages' || copying === 'bookings' || copying === 'subscribers') counts[copying]++
  }
  return counts
}

/** Not `node:readline`, for which what visitors write can hold line ends that PostgreSQL does not escape (U+2028). */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream.setEncoding('latin1')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Replaces the tables of the database, in one transaction. */
export const restoreDatabase = (url: string, file: string) =>
  runTool('pg_restore', url, [
    ...['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'],
    ...['--dbname', decodeURIComponent(new URL(url).pathname.slice(1)), file],
  ])
