import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { dialect, freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { migrate } from './migrate.server.ts'
import { migrations } from './migrations.server.ts'
import { openDatabase, withDatabase } from './open.server.ts'
import { postgresDialect } from './postgres.server.ts'
import { sqliteDialect } from './sqlite.server.ts'
import type { Tables } from './tables.server.ts'

const fresh = freshForEachTest({ isNew: true })

/** Without its migrations. */
function openAsItIs(): Kysely<Tables> {
  const { databaseUrl, dataFolder } = fresh().settings
  return new Kysely({ dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataFolder) })
}

test('text of every script is stored unchanged', async () => {
  const database = await fresh().open()
  const texts = [
    'å ä ö é',
    '🙂👩‍👩‍👧‍👦🇸🇪',
    '漢字 العربية',
    "'; drop table x; --",
    '\t\r\n\u2028\u0001',
    '\ufffd',
  ]
  for (const text of texts)
    await database.insertInto('view_salts').values({ day: text, salt: text }).execute()
  const rows = await database.selectFrom('view_salts').select('salt').execute()
  expect(rows.map(({ salt }) => salt).toSorted()).toEqual(texts.toSorted())
  await database.destroy()
})

test('timestamps come back as numbers', async () => {
  const database = await fresh().open()
  const now = Date.now()
  await database.insertInto('limits').values({ sender: 'a', used: 1, until: now }).execute()
  expect(await database.selectFrom('limits').select('until').execute()).toEqual([{ until: now }])
  await database.destroy()
})

test.runIf(dialect === 'postgresql')(
  'servers that start at once on an empty database all find its tables',
  async () => {
    const databases = await Promise.all(Array.from({ length: 6 }, () => fresh().open()))
    for (const database of databases) {
      expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([])
      await database.destroy()
    }
  },
)

test('a database of the first version is migrated and keeps its data', async () => {
  const before = openAsItIs()
  await migrate(before, Object.fromEntries(Object.entries(migrations).slice(0, 1)))
  await before.insertInto('view_salts').values({ day: 'a', salt: 'b' }).execute()
  await before.destroy()
  const after = await fresh().open()
  expect(await after.selectFrom('view_salts').select('salt').execute()).toEqual([{ salt: 'b' }])
  expect(await after.selectFrom('limits').selectAll().execute()).toEqual([])
  await after.destroy()
})

test('a database of a newer version stops the start with one line', async () => {
  const newer = await fresh().open()
  await migrate(newer, { ...migrations, '999-of-tomorrow': { up: async () => undefined } })
  await newer.destroy()
  await expect(fresh().open()).rejects.toThrow(
    /^[^\n]+the database cannot be used: it was made by a newer release \(999-of-tomorrow\)[^\n]+$/,
  )
})

test('commands neither create nor migrate anything', async () => {
  await expect(withDatabase(fresh().settings, async () => undefined)).rejects.toThrow(
    'there is no database yet',
  )
  const old = openAsItIs()
  expect(await old.introspection.getTables()).toEqual([])
  await migrate(old, Object.fromEntries(Object.entries(migrations).slice(0, -1)))
  await old.destroy()
  await expect(withDatabase(fresh().settings, async () => undefined)).rejects.toThrow(
    /not of this version: start the server once$/,
  )
  await (await fresh().open()).destroy()
  expect(await withDatabase(fresh().settings, async () => 'used')).toBe('used')
})

test('an unreachable database stops the start with one line', async () => {
  const databaseUrl = 'postgres://nobody@localhost:1/nothing'
  await expect(openDatabase({ dataFolder: fresh().settings.dataFolder, databaseUrl })).rejects.toThrow(
    /^DATABASE_URL: the database cannot be used: .*ECONNREFUSED[^\n]*$/,
  )
})
