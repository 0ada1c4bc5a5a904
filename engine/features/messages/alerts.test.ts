import { expect, test } from 'vitest'
import { received } from '../../../tests/fixtures/received.ts'
import { alertTexts } from '../../../tests/support/features.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { facts } from '../../core/site/facts.ts'
import { alertWords } from './alert.words.ts'
import { storeMessage } from './store.server.ts'

const database = databaseForEachTest()
const alerts = () => database().selectFrom('alerts').selectAll().execute()

test('a message is told without a word of its sender', async () => {
  await storeMessage(database(), received())
  const [alert] = await alerts()
  if (!alert) throw new Error('No alert')
  expect(alertTexts[alert.kind]?.(alert)).toBe(alertWords[facts.officeLanguage].message)
  expect(JSON.stringify(alert)).not.toMatch(/Åsa|asa@|hjälpa/)
})

test('a message that looks like spam is not told', async () => {
  await storeMessage(database(), received({ isSpam: true }))
  expect(await alerts()).toEqual([])
})
