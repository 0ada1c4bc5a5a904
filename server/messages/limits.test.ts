import { afterEach, beforeEach, expect, test } from 'vitest'
import { engine, type FreshDatabase, freshDatabase } from '../../tests/support/fresh-database.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/retry-transaction.ts'
import { removeExpired } from '../operations/retention.ts'
import { countMessage, senderOf } from './limits.ts'

const minute = 60_000
// Well away from midnight, when the salt changes.
const noon = Date.parse('2026-06-01T12:00:00Z')

let fresh: FreshDatabase
let processes: Database[]

beforeEach(async () => {
  fresh = await freshDatabase()
  processes = [await fresh.open()]
  if (engine === 'postgresql') processes.push(await fresh.open())
})

afterEach(async () => {
  for (const database of processes) await database.destroy()
  await fresh.remove()
})

/** Sends from one address through all processes in turn, and returns the waits. */
const send = (times: number, now = noon) => {
  const one = async (database: Database) => {
    const sender = await senderOf(database, '192.0.2.1', now)
    return transact(database, (transaction) => countMessage(transaction, sender, now))
  }
  const turns = Array.from({ length: times }, (_, number) => processes[number % processes.length])
  return Promise.all(turns.map((database) => database && one(database)))
}
const passed = (waits: unknown[]) => waits.filter((wait) => wait === undefined).length

test('all processes together let fifteen messages of one sender through at once', async () => {
  const waits = await send(40)
  expect(passed(waits)).toBe(15)
  expect(waits.filter((wait) => wait !== undefined).every((wait) => wait === 60)).toBe(true)
})

test('then five a minute, and all of it again after ten', async () => {
  await send(40)
  expect(passed(await send(10, noon + minute))).toBe(5)
  expect(passed(await send(40, noon + 10 * minute))).toBe(15)
})

test('no address is kept, and nothing of a sender once the time has run out', async () => {
  await send(3)
  const [database] = processes
  const kept = await database?.selectFrom('limits').selectAll().execute()
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain('192.0.2')
  if (database) await removeExpired(database, noon + minute)
  expect(await database?.selectFrom('limits').selectAll().execute()).toEqual([])
})
