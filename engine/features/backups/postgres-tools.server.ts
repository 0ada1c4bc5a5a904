import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { OwnerError } from '../../core/base/owner-error.ts'
import { fill } from '../../core/text/sentence.ts'
import { backupWords } from './command.words.ts'
import type { RowCounts } from './row-counts.server.ts'

/**
 * The environment in which PostgreSQL's own programs find a database. The password goes through it, because every user
 * of the machine can read command lines.
 */
function connectionOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const connection = {
    PGHOST: decodeURIComponent(hostname) || searchParams.get('host') || '',
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return { ...process.env, ...Object.fromEntries(Object.entries(connection).filter(([, value]) => value)) }
}

/** Throws an OwnerError where a program could not be run or has failed. */
function checkEnd(program: string, end: number | Error | null, errors: string) {
  const t = backupWords().backup
  if (end instanceof Error) throw new OwnerError(fill(t.noProgram, { program }))
  if (end !== 0)
    throw new OwnerError(fill(t.failed, { program, reason: errors.trim().split('\n').slice(0, 3).join(' ') }))
}

export function dumpDatabase(url: string, file: string) {
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--file', file]
  const { error, status, stderr } = spawnSync('pg_dump', options, {
    env: connectionOf(url),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  checkEnd('pg_dump', error ?? status, stderr)
}

/**
 * Reads a whole dump, like a restore but without a database, and returns what it holds. Throws an OwnerError where it is
 * damaged.
 */
export async function readDump(file: string): Promise<RowCounts> {
  const tool = spawn('pg_restore', ['--file=-', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = endOf(tool)
  const [counts, errors] = await Promise.all([countRows(linesOf(tool.stdout)), text(tool.stderr)])
  checkEnd('pg_restore', await ended, errors)
  return counts
}

/** In a dump each row is one line, between `COPY public.messages (id, …) FROM stdin;` and `\.`, its columns parted by tabs. */
async function countRows(lines: AsyncIterable<string>): Promise<RowCounts> {
  const counts: RowCounts = { messages: 0, views: 0, bookings: 0, subscribers: 0 }
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

/** Also those of later releases, which the dump does not know: their migrations are to run again. */
const dropTables = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table %I cascade', name);
  end loop;
end $$;`

/**
 * Replaces all tables of the database by those of a dump, in one transaction. Throws an OwnerError where that fails, and
 * then nothing has changed.
 */
export async function restoreDatabase(url: string, file: string): Promise<void> {
  const reader = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const writer = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'], {
    env: connectionOf(url),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const [readerEnd, writerEnd, readerErrors, writerErrors] = [
    endOf(reader),
    endOf(writer),
    text(reader.stderr),
    text(writer.stderr),
  ]
  // It ends early where a statement fails: its own error says why.
  writer.stdin.on('error', () => reader.kill())
  writer.stdin.write(`begin;\n${dropTables}\n`)
  reader.stdout.pipe(writer.stdin, { end: false })
  const read = await readerEnd
  // Without the commit, what was written so far is rolled back.
  writer.stdin.end(read === 0 ? 'commit;\n' : undefined)
  checkEnd('psql', await writerEnd, await writerErrors)
  checkEnd('pg_restore', read, await readerErrors)
}

const endOf = (program: ChildProcess) =>
  new Promise<number | Error | null>((resolve) => {
    program.once('error', resolve)
    program.once('close', resolve)
  })
