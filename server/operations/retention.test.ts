import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestedApp, type TestedApp } from '../../tests/support/app.ts'
import { storeMessage } from '../messages/store.ts'
import { countExpired, removeExpired, startRetention } from './retention.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
let tested: TestedApp

beforeEach(async () => {
  tested = await openTestedApp()
})

afterEach(() => {
  vi.useRealTimers()
  return tested.close()
})

async function store(receivedAt: string) {
  const letter = {
    name: 'Åsa',
    email: 'asa@example.com',
    message: receivedAt,
    language: 'sv',
    isSpam: false,
    sender: undefined,
  } as const
  await storeMessage(tested.database, letter, Date.parse(receivedAt))
}

async function read(day: string) {
  await tested.database.insertInto('view_salts').values({ day, salt: 'grain' }).execute()
  await tested.database.insertInto('view_readers').values({ day, post: '/blog/a', reader: 'hash' }).execute()
}

const remaining = async () => ({
  messages: (await tested.database.selectFrom('messages').select('message').execute()).map(
    ({ message }) => message,
  ),
  mails: (await tested.database.selectFrom('outbox').select('id').execute()).length,
  days: (await tested.database.selectFrom('view_readers').select('day').execute()).map(({ day }) => day),
  salts: (await tested.database.selectFrom('view_salts').select('day').execute()).map(({ day }) => day),
})

test('messages and their mails are removed after three years, hashes and salts after their day', async () => {
  for (const receivedAt of ['2023-11-20T11:59:00Z', '2023-11-20T12:01:00Z', '2026-11-20T11:00:00Z'])
    await store(receivedAt)
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) await read(day)
  expect(await countExpired(tested.database, now)).toEqual({ messages: 1, readers: 2, salts: 2 })
  expect((await remaining()).messages).toHaveLength(3)
  expect(await removeExpired(tested.database, now)).toEqual({ messages: 1, readers: 2, salts: 2 })
  expect(await remaining()).toEqual({
    messages: ['2023-11-20T12:01:00Z', '2026-11-20T11:00:00Z'],
    mails: 4,
    days: ['2026-11-20'],
    salts: ['2026-11-20'],
  })
})

test('the server removes expired data at its start and when a day has passed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now })
  await read('2026-11-19')
  const retention = startRetention(tested.database, tested.log)
  await vi.waitFor(async () => expect((await remaining()).days).toEqual([]))
  await read('2026-11-20')
  await vi.advanceTimersByTimeAsync(11 * 60 * 60 * 1000)
  expect((await remaining()).days).toEqual(['2026-11-20'])
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000)
  await retention.stop()
  expect((await remaining()).days).toEqual([])
  const removed = tested.logged.map((line): { readers?: number; salts?: number } => JSON.parse(line))
  expect(removed.reduce((sum, { readers = 0, salts = 0 }) => sum + readers + salts, 0)).toBe(4)
})
