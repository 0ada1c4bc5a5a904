import { expect, test } from 'vitest'
import { networksCalled } from '../../../tests/fixtures/client-networks.ts'
import { received } from '../../../tests/fixtures/received.ts'
import { removeExpired } from '../../../tests/support/features.ts'
import { dialect, freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { command } from '../../../tests/support/postgres-command.ts'
import { processDatabases } from '../../../tests/support/process-databases.ts'
import { hour, minute } from '../../core/time/durations.ts'
import { type Received, storeMessage } from './store.server.ts'

const fresh = freshForEachTest()
const databaseOf = processDatabases(fresh)

const store = (changes: Partial<Received> = {}, now = Date.now(), process = 0) =>
  storeMessage(databaseOf(process), received(changes), now)
const stored = async () => ({
  messages: (await databaseOf().selectFrom('messages').select('id').execute()).length,
  mails: (await databaseOf().selectFrom('outbox').select('id').execute()).length,
})

test.each([
  ['text', 'ten minutes', {}, 10 * minute],
  ['Idempotency-Key', 'a day', { idempotencyKey: '8e03978e-40d5-43dd-bc93-6894a57f9324' }, 24 * hour],
])('the same %s within %s is stored once', async (_, __, changes, within) => {
  const now = Date.now()
  expect(await store(changes, now)).toBe('stored')
  expect(await store(changes, now + within - minute)).toBe('repeated')
  expect(await store(changes, now + within + minute)).toBe('stored')
  expect(await stored()).toEqual({ messages: 2, mails: 4 })
})

test('a key that came with another text before is refused', async () => {
  const idempotencyKey = 'mine'
  await store({ idempotencyKey })
  expect(await store({ idempotencyKey, message: 'Something else' })).toBe('key-reused')
  expect(await stored()).toEqual({ messages: 1, mails: 2 })
})

test('a key is removed after a day', async () => {
  const now = Date.now()
  await store({ idempotencyKey: 'mine' }, now)
  const keys = () => databaseOf().selectFrom('idempotency_keys').select('key').execute()
  await removeExpired(databaseOf(), now + 11 * minute)
  expect(await keys()).toHaveLength(1)
  await removeExpired(databaseOf(), now + 25 * hour)
  expect(await keys()).toEqual([])
})

test('a message marked as spam does not block the same text as an honest message', async () => {
  await store({ isSpam: true })
  expect(await store()).toBe('stored')
  expect(await stored()).toEqual({ messages: 2, mails: 2 })
})

test.each([
  ['text', (_: number) => ({})],
  ['text with different keys', (number: number) => ({ idempotencyKey: `${number}` })],
  ['key', (_: number) => ({ idempotencyKey: 'one' })],
])('the same %s, sent to all processes at once, is stored once', async (_, changes) => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, number) => store(changes(number), Date.now(), number)),
  )
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(29)
  expect(await stored()).toEqual({ messages: 1, mails: 2 })
})

test.runIf(dialect === 'postgresql')('a transaction with a conflict is repeated', async () => {
  const { databaseUrl = '' } = fresh().settings
  const name = new URL(databaseUrl).pathname.slice(1)
  await command(databaseUrl, `alter database ${name} set default_transaction_isolation = 'serializable'`)
  const [one, two] = [await fresh().open(), await fresh().open()]
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      storeMessage(number % 2 ? one : two, received({ networks: networksCalled(`${number % 5}`) })),
    ),
  )
  for (const database of [one, two]) await database.destroy()
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
  expect(await stored()).toEqual({ messages: 1, mails: 2 })
})
