import { expect, test } from 'vitest'
import { removeExpired } from '../../../tests/support/features.ts'
import { processDatabases } from '../../../tests/support/process-databases.ts'
import type { Database } from '../../core/database/open.server.ts'
import { transact } from '../../core/database/retry-transaction.server.ts'
import { networksOf } from '../../core/limits/limits.server.ts'
import { day, minute } from '../../core/time/durations.ts'
import { countMessage, secondsUntilAllowed } from './message-limits.server.ts'

// Far from midnight, when the salt changes.
const noon = Date.parse('2026-06-01T12:00:00Z')

const databaseOf = processDatabases()

/** Sends from one address through all processes in turn, and returns the waits. */
const send = (times: number, now = noon) => {
  const one = async (database: Database) => {
    const networks = await networksOf(database, '192.0.2.1', now)
    return transact(database, (transaction) => countMessage(transaction, networks, now))
  }
  return Promise.all(Array.from({ length: times }, (_, number) => one(databaseOf(number))))
}
const accepted = (waits: unknown[]) => waits.filter((wait) => wait === undefined).length

test('all processes together accept fifteen messages of one sender at once', async () => {
  const waits = await send(40)
  expect(accepted(waits)).toBe(15)
  expect(waits.filter((wait) => wait !== undefined).every((wait) => wait === 60)).toBe(true)
})

test('a sender may send five more after a minute, and fifteen after ten', async () => {
  await send(40)
  expect(accepted(await send(10, noon + minute))).toBe(5)
  expect(accepted(await send(40, noon + 10 * minute))).toBe(15)
})

test('many households at their limits hold up no neighbor in their network', async () => {
  const database = databaseOf(0)
  const at = (household: number) => networksOf(database, `192.0.2.${household}`, noon)
  const full = await Promise.all(Array.from({ length: 22 }, (_, household) => at(household)))
  const neighbor = await at(99)
  await transact(database, async (transaction) => {
    for (const networks of full)
      for (let sent = 0; sent < 15; sent++) await countMessage(transaction, networks, noon)
  })
  expect(await secondsUntilAllowed(database, neighbor, noon)).toBeUndefined()
  expect(await transact(database, (rows) => countMessage(rows, neighbor, noon))).toBeUndefined()
})

test('no address is stored, nor that of its network, and expired limits are removed', async () => {
  await send(3)
  const database = databaseOf()
  const rows = await database.selectFrom('limits').selectAll().execute()
  expect(rows).toHaveLength(5)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
  await removeExpired(database, noon + day)
  expect(await database.selectFrom('limits').selectAll().execute()).toEqual([])
})
