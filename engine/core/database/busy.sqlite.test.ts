import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { appForEachTest } from '../../../tests/support/app.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'

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
    tested().database.insertInto('view_salts').values({ day: 'a', salt: 'b' }).execute(),
  ])
  // Were the thread blocked, none of these would be answered before the lock is given up after five seconds.
  for (let read = 0; read < 20; read++) {
    expect(await tested().database.selectFrom('outbox').select('id').execute()).toEqual([])
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
