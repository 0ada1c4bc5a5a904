import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Database, openDatabase } from '../../engine/core/database/open.server.ts'
import { minute } from '../../engine/core/time/durations.ts'
import { storeMessage } from '../../engine/features/messages/store.server.ts'
import { postgresFolder } from '../../harness/postgres-programs.ts'

/** Fills every table, with unusual letters, mails in every state and large numbers. */
async function fill(database: Database) {
  const now = Date.parse('2026-11-01T12:00:00Z')
  const hello = { name: 'Åsa "Öberg" O’Neill', email: 'asa@example.com', message: "Hej!\n漢字 🙂 it's\\n" }
  const unlimited = { language: 'sv', isSpam: false, networks: undefined } as const
  await storeMessage(database, { ...hello, ...unlimited, idempotencyKey: 'a-key' }, now)
  await storeMessage(database, { ...hello, ...unlimited, message: 'x'.repeat(10_000) }, now + 1)
  await storeMessage(database, { ...hello, ...unlimited, message: 'Cheap', isSpam: true }, now + 2)
  const mails = await database.selectFrom('outbox').select('id').orderBy('id').execute()
  const states = [
    { sent_at: now + 5000, attempts: 1 },
    { failed_at: now + 5000, attempts: 9, last_error: '550 «no» such user' },
    { attempts: 2, last_error: '451 later', next_at: now + minute },
  ]
  for (const [index, state] of states.entries())
    await database
      .updateTable('outbox')
      .set(state)
      .where('id', '=', mails[index]?.id ?? '')
      .execute()
  const [day, post] = ['2026-11-01', '/blog/app-development-in-skane']
  await database.insertInto('view_salts').values({ day, salt: 'grain' }).execute()
  const readers = ['one', 'two'].map((reader) => ({ day, post, reader }))
  await database.insertInto('view_readers').values(readers).execute()
  await database.insertInto('views').values({ post, views: 2 }).execute()
  await database.insertInto('page_views').values({ day, page: post, views: 1 }).execute()
  await database.insertInto('limits').values({ sender: 'burst:x', used: 3, until: now }).execute()
}

/** A SQLite database of this version with something in every table, as SQL. */
export async function sqliteDump(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'release-'))
  const database = await openDatabase({ dataFolder })
  await fill(database)
  await database.destroy()
  const file = new DatabaseSync(join(dataFolder, 'site.db'))
  const schema = file.prepare('select type, name, sql from sqlite_master where sql is not null').all()
  const rowsOf = (table: string) => {
    const columns = file.prepare(`pragma table_info(${table})`).all()
    const quoted = columns.map(({ name }) => `quote("${name}")`).join(` || ', ' || `)
    return file
      .prepare(`select 'insert into ${table} values (' || ${quoted} || ')' as row from ${table}`)
      .all()
  }
  const tables = schema.filter(({ type }) => type === 'table')
  const statements = [
    ...tables.map(({ sql }) => sql),
    // In the order of creation: messages before their mails.
    ...tables.flatMap(({ name }) => rowsOf(String(name)).map(({ row }) => row)),
    ...schema.filter(({ type }) => type !== 'table').map(({ sql }) => sql),
  ]
  file.close()
  rmSync(dataFolder, { recursive: true })
  return `${statements.join(';\n')};\n`
}

/** The same of a PostgreSQL database without tables. */
export async function postgresDump(url: string): Promise<string> {
  const database = await openDatabase({ dataFolder: '', databaseUrl: url })
  await fill(database)
  await database.destroy()
  const options = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', url]
  const { status, stdout, stderr } = spawnSync(join(postgresFolder() ?? '', 'pg_dump'), options, {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  // Removes psql commands and comments.
  return stdout.replaceAll(/^(\\|--|$).*\n/gm, '')
}
