import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinCommit } from './commits.ts'
import { type Database, openDatabase } from './open.ts'

let folder: string
let database: Database

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'))
  database = await openDatabase({ dataFolder: folder })
})

afterEach(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true })
})

const write = (post: string, views: number) =>
  joinCommit(database, async (transaction) => {
    await transaction.insertInto('views').values({ post, views }).execute()
    return post
  })

const kept = async () => (await database.selectFrom('views').select('post').execute()).map(({ post }) => post)

test('of several at once, one that fails is undone alone', async () => {
  const [first, second, again] = await Promise.allSettled([write('a', 1), write('b', 1), write('a', 2)])
  expect([first, second]).toEqual([
    { status: 'fulfilled', value: 'a' },
    { status: 'fulfilled', value: 'b' },
  ])
  expect(again).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('UNIQUE') } })
  expect(await kept()).toEqual(['a', 'b'])
})

test('a disk that is full for one of them fails all, and none of them is kept', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database)
  const outcomes = await Promise.allSettled([write('a', 1), write('b'.repeat(100_000), 1), write('c', 1)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await sql`pragma max_page_count = 1000000`.execute(database)
  expect(await kept()).toEqual([])
  expect(await write('d', 1)).toBe('d')
})
