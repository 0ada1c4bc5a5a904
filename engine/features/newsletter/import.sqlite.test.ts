import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { databaseForEachTest, freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { importSubscribers } from './subscribers.server.ts'

const fresh = freshForEachTest()
const database = databaseForEachTest(fresh)

test('a list is imported in transactions that let the server write in between', async () => {
  const other = new DatabaseSync(join(fresh().settings.dataFolder, 'site.db'))
  onTestFinished(() => other.close())
  const list = Array.from({ length: 1000 }, (_, index) => ({
    email: `${index}@example.com`,
    language: 'sv' as const,
  }))
  const seen = new Set<number>()
  const importing = importSubscribers(database(), list)
  const count = other.prepare('select count(*) as number from subscribers')
  let isDone = false
  importing.finally(() => {
    isDone = true
  })
  while (!isDone) {
    seen.add(Number(count.get()?.number))
    await new Promise(setImmediate)
  }
  expect(await importing).toBe(1000)
  expect([...seen].toSorted((a, b) => a - b).slice(0, 5)).toEqual([0, 200, 400, 600, 800])
})
