import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { engine, type FreshDatabase, freshDatabase } from '../../tests/support/fresh-database.ts'
import type { Database } from './open.ts'
import { isUnavailable } from './unavailable.ts'

let fresh: FreshDatabase
let database: Database

beforeEach(async () => {
  fresh = await freshDatabase()
  database = await fresh.open()
})

afterEach(async () => {
  await database.destroy()
  await fresh.remove()
})

test.each([
  ['a column that is not there', 'select nothing from messages'],
  ['what is no SQL', 'selec'],
  ['a broken rule of a table', "insert into views (post) values ('a')"],
  ['a row twice', "insert into views (post, views) values ('a', 1), ('a', 1)"],
  ['a row that belongs to none', "insert into outbox values ('a', 'b', 'owner', 1, 1, null, null, null)"],
])('%s is a mistake of ours, not a database that is away', async (_, query) => {
  const error = await sql
    .raw(query)
    .execute(database)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(isUnavailable(error)).toBe(false)
})

test.runIf(engine === 'postgresql')(
  'a connection that drops inside a transaction is a database that is away',
  async () => {
    const error = await database
      .transaction()
      .execute(async (transaction) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)
      })
      .catch((thrown: unknown) => thrown)
    expect(isUnavailable(error)).toBe(true)
    expect(await database.selectFrom('messages').selectAll().execute()).toEqual([])
  },
)

test.each(['postgres://nobody@127.0.0.1:1/nothing', 'postgres://nobody@localhost:1/nothing'])(
  'nobody at %s is a database that is away',
  async (databaseUrl) => {
    const { postgresDialect } = await import('./postgres.ts')
    const { Kysely } = await import('kysely')
    const away = new Kysely({ dialect: postgresDialect(databaseUrl) })
    const error = await sql`select 1`.execute(away).catch((thrown: unknown) => thrown)
    expect(isUnavailable(error)).toBe(true)
    await away.destroy()
  },
)
