import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
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

test('only the owner of the process can read the stored data', async () => {
  // An older version or a careless copy may have left it readable for all.
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

test('a second server on the same data folder stops with one line until the first one has ended', async () => {
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

test('a folder that every user can write to, and a link in the place of a file, stop the start with one line', async () => {
  const { dataFolder } = fresh.settings
  for (const mode of [0o777, 0o1777, 0o702]) {
    chmodSync(dataFolder, mode)
    await expect(fresh.open()).rejects.toThrow(/^DATA_DIR=\S+: every user can write to this folder[^\n]+$/)
  }
  chmodSync(dataFolder, 0o750)
  const elsewhere = join(dataFolder, 'elsewhere')
  writeFileSync(elsewhere, '', { mode: 0o644 })
  for (const name of ['site.lock', 'site.db', 'site.db-wal', 'site.db-shm']) {
    symlinkSync(elsewhere, join(dataFolder, name))
    await expect(fresh.open()).rejects.toThrow(/^DATA_DIR=[^\n]+ is a link$/)
    rmSync(join(dataFolder, name))
  }
  expect([modeOf('elsewhere'), statSync(elsewhere).size]).toEqual(['644', 0])
})

test('unusable data stops the start with one line', async () => {
  mkdirSync(join(fresh.settings.dataFolder, 'site.db'))
  await expect(fresh.open()).rejects.toThrow(/^DATA_DIR=[^\n]+$/)
})
