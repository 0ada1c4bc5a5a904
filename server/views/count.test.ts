import { afterEach, beforeEach, expect, test } from 'vitest'
import { engine, type FreshDatabase, freshDatabase } from '../../tests/support/fresh-database.ts'
import type { Database } from '../database/open.ts'
import { removeExpired } from '../operations/retention.ts'
import { countView, readViews } from './count.ts'

const article = { path: '/blog/app-development-in-skane', aliases: [], views: 650 }
const today = new Date('2026-06-01T23:59:00Z')
const tomorrow = new Date('2026-06-02T00:01:00Z')

let fresh: FreshDatabase
/** One for each process; a SQLite file has a single one. */
let processes: [Database, ...Database[]]

beforeEach(async () => {
  fresh = await freshDatabase()
  processes = [await fresh.open()]
  if (engine === 'postgresql') processes.push(await fresh.open(), await fresh.open())
})

afterEach(async () => {
  for (const database of processes) await database.destroy()
  await fresh.remove()
})

test('a reader at all processes at once counts once a day', async () => {
  const visits = (now: Date) =>
    Promise.all(
      Array.from({ length: 4 }, () =>
        processes.map((database) => countView(database, article, 'one', now)),
      ).flat(),
    )
  await visits(today)
  expect(await readViews(processes[0], article)).toBe(651)
  await visits(tomorrow)
  expect(await readViews(processes[0], article)).toBe(652)
})

test('after a day only the number of its readers is left', async () => {
  const [database] = processes
  await countView(database, article, 'one', today)
  await countView(database, article, 'two', today)
  await removeExpired(database, today.getTime())
  expect(await database.selectFrom('view_readers').selectAll().execute()).toHaveLength(2)
  await removeExpired(database, tomorrow.getTime())
  expect(await database.selectFrom('view_readers').selectAll().execute()).toEqual([])
  expect(await database.selectFrom('view_salts').selectAll().execute()).toEqual([])
  expect(await readViews(database, article)).toBe(652)
})
