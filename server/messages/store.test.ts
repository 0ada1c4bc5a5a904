import { afterEach, beforeEach, expect, test } from 'vitest'
import { command, engine, type FreshDatabase, freshDatabase } from '../../tests/support/fresh-database.ts'
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
/** Of one process each; a SQLite file has but one. */
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

const of = (number: number) => {
  const database = processes[number % processes.length]
  if (!database) throw new Error('No process')
  return database
}
const store = (changes: Partial<Received> = {}, now = Date.now(), process = 0) =>
  storeMessage(of(process), { ...hello, ...changes }, now)
const stored = async () => ({
  messages: (await of(0).selectFrom('messages').select('id').execute()).length,
  mails: (await of(0).selectFrom('outbox').select('id').execute()).length,
})

test('the same words within ten minutes are one message, later they are another', async () => {
  const now = Date.now()
  expect(await store({}, now)).toBe('stored')
  expect(await store({}, now + 9 * minute)).toBe('repeated')
  expect(await store({}, now + 11 * minute)).toBe('stored')
  expect(await stored()).toEqual({ messages: 2, mails: 4 })
})

test('the same Idempotency-Key within a day is one message, later it is another', async () => {
  const now = Date.now()
  const idempotencyKey = '8e03978e-40d5-43dd-bc93-6894a57f9324'
  expect(await store({ idempotencyKey }, now)).toBe('stored')
  expect(await store({ idempotencyKey }, now + 23 * hour)).toBe('repeated')
  expect(await store({ idempotencyKey }, now + 25 * hour)).toBe('stored')
  expect(await stored()).toEqual({ messages: 2, mails: 4 })
})

test('a key that came with other words before is refused, and keeps its message', async () => {
  const idempotencyKey = 'mine'
  await store({ idempotencyKey })
  expect(await store({ idempotencyKey, message: 'Something else' })).toBe('key-reused')
  expect(await stored()).toEqual({ messages: 1, mails: 2 })
})

test('a key is forgotten after its day', async () => {
  const now = Date.now()
  await store({ idempotencyKey: 'mine' }, now)
  const kept = () => of(0).selectFrom('submissions').select('key').execute()
  await removeExpired(of(0), now + 11 * minute)
  expect(await kept()).toHaveLength(1)
  await removeExpired(of(0), now + 25 * hour)
  expect(await kept()).toEqual([])
})

test('words taken for spam do not swallow the same words sent by hand', async () => {
  await store({ isSpam: true })
  expect(await store()).toBe('stored')
  expect(await stored()).toEqual({ messages: 2, mails: 2 })
})

test.each([
  ['words', (_: number) => ({})],
  ['words under keys of their own', (number: number) => ({ idempotencyKey: `${number}` })],
  ['key', (_: number) => ({ idempotencyKey: 'one' })],
])('of the same %s that arrive everywhere at once, one is the message', async (_, changes) => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, number) => store(changes(number), Date.now(), number)),
  )
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(29)
  expect(await stored()).toEqual({ messages: 1, mails: 2 })
})

test('of what one sender sends everywhere at once, fifteen are stored and the others wait', async () => {
  const now = Date.now()
  const send = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, number) =>
        store({ sender: 'one', message: `Number ${number} of ${count}` }, now, number),
      ),
    )
  const atOnce = await send(40)
  expect(atOnce.filter((outcome) => outcome === 'stored')).toHaveLength(15)
  expect(atOnce.filter((outcome) => outcome !== 'stored')).toEqual(Array(25).fill({ wait: 60 }))
  expect(await send(3)).toEqual(Array(3).fill({ wait: 60 }))
  expect(await store({ sender: 'another' }, now)).toBe('stored')
  expect(await stored()).toEqual({ messages: 16, mails: 32 })
})

test.runIf(engine === 'postgresql')('a database that turns conflicts back is asked again', async () => {
  const { databaseUrl = '' } = fresh.settings
  const name = new URL(databaseUrl).pathname.slice(1)
  await command(databaseUrl, `alter database ${name} set default_transaction_isolation = 'serializable'`)
  processes.push(await fresh.open(), await fresh.open())
  const [, , , one, two] = processes
  if (!one || !two) throw new Error('No processes')
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      storeMessage(number % 2 ? one : two, { ...hello, sender: `${number % 5}` }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
  expect(await stored()).toEqual({ messages: 1, mails: 2 })
})
