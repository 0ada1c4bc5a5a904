import { afterEach, beforeEach, expect, test } from 'vitest'
import { senderCalled } from '../../tests/fixtures/sender.ts'
import { engine, type FreshDatabase, freshDatabase } from '../../tests/support/fresh-database.ts'
import { command } from '../../tests/support/postgres-command.ts'
import type { Database } from '../database/open.ts'
import { removeExpired } from '../operations/retention.ts'
import { type Received, storeMessage } from './store.ts'

const minute = 60_000
const hour = 60 * minute
const hello: Received = {
  name: 'Åsa Öberg',
  email: 'asa@example.com',
  message: 'Hej! Kan du hjälpa oss?',
  language: 'sv',
  isSpam: false,
  sender: undefined,
}

let fresh: FreshDatabase
/** One for each process; a SQLite file has a single one. */
let processes: Database[]

beforeEach(async () => {
  fresh = await freshDatabase()
  processes = [await fresh.open()]
  if (engine === 'postgresql') processes.push(await fresh.open(), await fresh.open())
})

afterEach(async () => {
  for (const database of processes) await database.destroy()
  await fresh.remove()
})

const databaseOf = (number: number) => {
  const database = processes[number % processes.length]
  if (!database) throw new Error('No process')
  return database
}
const store = (changes: Partial<Received> = {}, now = Date.now(), process = 0) =>
  storeMessage(databaseOf(process), { ...hello, ...changes }, now)
const stored = async () => ({
  messages: (await databaseOf(0).selectFrom('messages').select('id').execute()).length,
  mails: (await databaseOf(0).selectFrom('outbox').select('id').execute()).length,
})

test('the same text within ten minutes is stored once', async () => {
  const now = Date.now()
  expect(await store({}, now)).toBe('stored')
  expect(await store({}, now + 9 * minute)).toBe('repeated')
  expect(await store({}, now + 11 * minute)).toBe('stored')
  expect(await stored()).toEqual({ messages: 2, mails: 4 })
})

test('the same Idempotency-Key within a day is stored once', async () => {
  const now = Date.now()
  const idempotencyKey = '8e03978e-40d5-43dd-bc93-6894a57f9324'
  expect(await store({ idempotencyKey }, now)).toBe('stored')
  expect(await store({ idempotencyKey }, now + 23 * hour)).toBe('repeated')
  expect(await store({ idempotencyKey }, now + 25 * hour)).toBe('stored')
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
  const keys = () => databaseOf(0).selectFrom('submissions').select('key').execute()
  await removeExpired(databaseOf(0), now + 11 * minute)
  expect(await keys()).toHaveLength(1)
  await removeExpired(databaseOf(0), now + 25 * hour)
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

test.runIf(engine === 'postgresql')('a transaction with a conflict is repeated', async () => {
  const { databaseUrl = '' } = fresh.settings
  const name = new URL(databaseUrl).pathname.slice(1)
  await command(databaseUrl, `alter database ${name} set default_transaction_isolation = 'serializable'`)
  processes.push(await fresh.open(), await fresh.open())
  const [, , , one, two] = processes
  if (!one || !two) throw new Error('No processes')
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      storeMessage(number % 2 ? one : two, { ...hello, sender: senderCalled(`${number % 5}`) }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
  expect(await stored()).toEqual({ messages: 1, mails: 2 })
})
