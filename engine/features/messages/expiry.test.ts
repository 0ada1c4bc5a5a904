import { expect, test } from 'vitest'
import { received } from '../../../tests/fixtures/received.ts'
import { countExpired, removeExpired } from '../../../tests/support/features.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { storeMessage } from './store.server.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const database = databaseForEachTest()

test('messages and their mails are removed after three years', async () => {
  for (const receivedAt of ['2023-11-20T11:59:00Z', '2023-11-20T12:01:00Z', '2026-11-20T11:00:00Z'])
    await storeMessage(database(), received({ message: receivedAt }), Date.parse(receivedAt))
  expect(await countExpired(database(), now)).toMatchObject({ messages: 1 })
  expect(await database().selectFrom('messages').select('id').execute()).toHaveLength(3)
  expect(await removeExpired(database(), now)).toMatchObject({ messages: 1 })
  const kept = await database().selectFrom('messages').select('message').orderBy('received_at').execute()
  expect(kept.map(({ message }) => message)).toEqual(['2023-11-20T12:01:00Z', '2026-11-20T11:00:00Z'])
  expect(await database().selectFrom('outbox').select('id').execute()).toHaveLength(4)
})
