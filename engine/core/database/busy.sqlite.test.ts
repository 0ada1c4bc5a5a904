import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { appForEachTest } from '../../../tests/support/app.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { importSubscribers } from '../../features/newsletter/subscribers.server.ts'

const tested = appForEachTest()
/** Another program that has the database open. */
const other = eachTest(
  () => new DatabaseSync(join(tested().dataFolder, 'site.db')),
  (database) => {
    if (database.isTransaction) database.exec('rollback')
    database.close()
  },
)

const hello = { name: 'Åsa', email: 'asa@example.com', message: 'Hej' }
const send = async () => (await tested().postJson('/api/contact', hello)).status

test('while another process writes, reads are answered, and what is written waits for it', async () => {
  other().exec('begin immediate')
  const waiting = Promise.all([
    send(),
    tested().database.insertInto('views').values({ post: 'a', views: 1 }).execute(),
  ])
  // Were the thread blocked, none of these would be answered before the lock is given up after five seconds.
  for (let read = 0; read < 20; read++) {
    expect(await tested().database.selectFrom('messages').select('id').execute()).toEqual([])
    for (const path of ['/api/live', '/up']) expect((await tested().app.request(path)).status).toBe(200)
  }
  other().exec('rollback')
  expect((await waiting)[0]).toBe(200)
})

test('a lock that lasts gets 503 after five seconds, and shows in the health until it has gone', async () => {
  const health = async () => (await tested().app.request('/api/health')).status
  expect(await health()).toBe(200)
  other().exec('begin immediate')
  expect(await send()).toBe(503)
  expect(await health()).toBe(503)
  other().exec('rollback')
  await eventually(async () => expect(await health()).toBe(200))
})

test('a list is imported in transactions that let the server write in between', async () => {
  const list = Array.from({ length: 1000 }, (_, index) => ({
    email: `${index}@example.com`,
    language: 'sv' as const,
  }))
  const seen = new Set<number>()
  const importing = importSubscribers(tested().database, list)
  const count = other().prepare('select count(*) as number from subscribers')
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
