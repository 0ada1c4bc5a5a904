import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { received } from '../../../tests/fixtures/received.ts'
import { dialect, freshDatabase, freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { command } from '../../../tests/support/postgres-command.ts'
import { postgresDump, sqliteDump } from '../../../tests/support/release-dumps.ts'
import { storeMessage } from '../../features/messages/store.server.ts'
import { migrations } from './migrations.server.ts'
import type { Database } from './open.server.ts'

/** A database of each release, from `npm run keep-release`. */
const releases = readdirSync('tests/releases')
/** Its dump is made by the test, as that command keeps it. */
const thisOne = 'this version'

const fresh = freshForEachTest({ isNew: true })

async function dumpNow() {
  if (dialect === 'sqlite') return sqliteDump()
  const { settings, remove } = await freshDatabase({ isNew: true })
  const dump = await postgresDump(settings.databaseUrl ?? '')
  await remove()
  return dump
}

async function load(release: string) {
  const dump =
    release === thisOne
      ? await dumpNow()
      : readFileSync(join('tests/releases', release, `${dialect}.sql`), 'utf8')
  const { databaseUrl, dataFolder } = fresh().settings
  if (databaseUrl) return command(databaseUrl, dump)
  const file = new DatabaseSync(join(dataFolder, 'site.db'))
  file.exec(dump)
  file.close()
}

const tables = ['messages', 'outbox', 'views', 'page_views', 'idempotency_keys'] as const

async function rowsOf(database: Database, table: (typeof tables)[number]) {
  const { rows } = await sql<{ number: number }>`select count(*) as number from ${sql.table(table)}`.execute(
    database,
  )
  return Number(rows[0]?.number)
}

test.each([...releases, thisOne])(
  'a database of %s is brought up to date, keeps its data, and works',
  async (release) => {
    await load(release)
    const database = await fresh().open()
    try {
      const counts = await Promise.all(tables.map((table) => rowsOf(database, table)))
      expect(Object.fromEntries(tables.map((table, index) => [table, counts[index]]))).toEqual({
        messages: 3,
        outbox: 4,
        views: 1,
        page_views: 1,
        idempotency_keys: 4,
      })
      const messages = await database.selectFrom('messages').selectAll().orderBy('received_at').execute()
      expect(messages).toMatchObject([
        {
          received_at: Date.parse('2026-11-01T12:00:00Z'),
          language: 'sv',
          name: 'Åsa "Öberg" O’Neill',
          email: 'asa@example.com',
          message: "Hej!\n漢字 🙂 it's\\n",
          spam: 0,
        },
        { message: 'x'.repeat(10_000), spam: 0 },
        { message: 'Cheap', spam: 1 },
      ])
      const mails = await database.selectFrom('outbox').selectAll().execute()
      expect(mails.filter(({ sent_at }) => sent_at !== null)).toHaveLength(1)
      expect(mails.filter(({ failed_at }) => failed_at !== null)).toMatchObject([
        { last_error: '550 «no» such user' },
      ])
      const views = await sql<{ views: number }>`select sum(views) as views from views`.execute(database)
      expect(Number(views.rows[0]?.views)).toBe(2)
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        database,
      )
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
      for (const outcome of ['stored', 'repeated'])
        expect(await storeMessage(database, received({ name: 'Bo' }))).toBe(outcome)
    } finally {
      await database.destroy()
    }
  },
)
