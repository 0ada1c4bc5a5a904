import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseForEachTest, dialect } from '../../../tests/support/fresh-database.ts'
import { postgresDialect } from './postgres.server.ts'
import { isUnavailable } from './unavailable.server.ts'

const database = databaseForEachTest()

test.each([
  ['an unknown column', 'select nothing from messages'],
  ['invalid SQL', 'selec'],
  ['a missing value', "insert into views (post) values ('a')"],
  ['a duplicate row', "insert into views (post, views) values ('a', 1), ('a', 1)"],
  ['a missing foreign key', "insert into outbox values ('a', 'b', 'owner', 1, 1, null, null, null)"],
])('%s is an error of the query, not an unavailable database()', async (_, query) => {
  const error = await sql
    .raw(query)
    .execute(database())
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(isUnavailable(error)).toBe(false)
})

test.runIf(dialect === 'postgresql')(
  'a connection that drops inside a transaction is an unavailable database()',
  async () => {
    const error = await database()
      .transaction()
      .execute(async (transaction) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)
      })
      .catch((thrown: unknown) => thrown)
    expect(isUnavailable(error)).toBe(true)
    expect(await database().selectFrom('outbox').selectAll().execute()).toEqual([])
  },
)

test.each(['postgres://nobody@127.0.0.1:1/nothing', 'postgres://nobody@localhost:1/nothing'])(
  'no server at %s is an unavailable database()',
  async (databaseUrl) => {
    const unreachable = new Kysely({ dialect: postgresDialect(databaseUrl) })
    const error = await sql`select 1`.execute(unreachable).catch((thrown: unknown) => thrown)
    expect(isUnavailable(error)).toBe(true)
    await unreachable.destroy()
  },
)
