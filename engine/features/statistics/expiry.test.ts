import { expect, test } from 'vitest'
import { countExpired, removeExpired } from '../../../tests/support/features.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const database = databaseForEachTest()

test('figures of views and visits are removed after 25 months', async () => {
  const days = ['2024-10-19', '2024-10-20', '2026-11-20']
  const page = '/about'
  for (const day of days) {
    await database().insertInto('page_views').values({ day, page, views: 2 }).execute()
    await database().insertInto('visits').values({ day, source: 'google', page, visits: 1 }).execute()
  }
  expect(await countExpired(database(), now)).toMatchObject({ figures: 2 })
  expect(await removeExpired(database(), now)).toMatchObject({ figures: 2 })
  for (const table of ['page_views', 'visits'] as const) {
    const left = await database().selectFrom(table).select('day').orderBy('day').execute()
    expect(left.map(({ day }) => day)).toEqual(days.slice(1))
  }
})

test('hashes of readers and their salts are removed after their day', async () => {
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    await database().insertInto('view_salts').values({ day, salt: 'grain' }).execute()
    await database().insertInto('view_readers').values({ day, post: '/blog/a', reader: 'hash' }).execute()
  }
  const expired = { readers: 2, salts: 2 }
  expect(await countExpired(database(), now)).toMatchObject(expired)
  expect(await removeExpired(database(), now)).toMatchObject(expired)
  for (const table of ['view_readers', 'view_salts'] as const)
    expect(await database().selectFrom(table).select('day').execute()).toEqual([{ day: '2026-11-20' }])
})
