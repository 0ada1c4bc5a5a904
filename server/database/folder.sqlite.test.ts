import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../tests/support/fresh-database.ts'
import { startServer } from '../../tests/support/server-process.ts'

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
})

afterEach(() => fresh.remove())

const modeOf = (name: string) => (statSync(join(fresh.settings.dataFolder, name)).mode & 0o777).toString(8)

test('nobody else on the machine can read what is stored', async () => {
  // One that an older version or a careless copy has left open to all.
  writeFileSync(join(fresh.settings.dataFolder, 'site.db'), '')
  chmodSync(join(fresh.settings.dataFolder, 'site.db'), 0o644)
  const database = await fresh.open()
  await database.insertInto('views').values({ post: 'a', views: 1 }).execute()
  expect(['site.db', 'site.db-wal', 'site.db-shm', 'site.lock'].map(modeOf)).toEqual([
    '600',
    '600',
    '600',
    '600',
  ])
  await database.destroy()
})

test('a second server on the same data refuses with one line, until the first is gone, however it went', async () => {
  const first = await startServer(fresh)
  const refusal = `DATA_DIR=${fresh.settings.dataFolder}: another server is running on this data folder (ended with 1)`
  await expect(startServer(fresh)).rejects.toThrow(new Error(refusal))
  await expect(fresh.open()).rejects.toThrow('another server is running')
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  await first.kill()
  const second = await startServer(fresh)
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
  await second.stop()
})

test('data that cannot be used stop the start with one line', async () => {
  mkdirSync(join(fresh.settings.dataFolder, 'site.db'))
  await expect(fresh.open()).rejects.toThrow(/^DATA_DIR=[^\n]+$/)
})
