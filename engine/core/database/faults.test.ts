import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { appForEachTest } from '../../../tests/support/app.ts'
import { dialect } from '../../../tests/support/fresh-database.ts'

const hello = { name: 'Åsa Öberg', email: 'asa@example.com' }

const tested = appForEachTest({ TRUST_PROXY: '1' })

let sent = 0
const send = async () => {
  const message = { ...hello, message: `${sent++}`.padEnd(9000, '.') }
  const response = await tested().postJson('/api/contact', message, {
    'X-Forwarded-For': `192.0.2.${sent % 250}`,
  })
  return [response.status, response.headers.get('Retry-After')]
}
const sendForm = async () => {
  const fields = { ...hello, message: 'Hej '.repeat(2000), language: 'sv', website: '' }
  return (await tested().postForm('/api/contact', fields)).headers.get('Location')
}
const change = (statement: string) => sql.raw(statement).execute(tested().database)
const stored = async () => (await tested().database.selectFrom('messages').select('id').execute()).length

test.runIf(dialect === 'sqlite')('on a full disk messages get 503 until there is room again', async () => {
  expect(await send()).toEqual([200, null])
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tested().database)
  await change(`pragma max_page_count = ${rows[0]?.page_count}`)
  let accepted = 1
  let response = await send()
  while (response[0] === 200) {
    accepted++
    response = await send()
  }
  expect(response).toEqual([503, '5'])
  expect(await sendForm()).toBe('/sv/contact#message-failed')
  expect(await stored()).toBe(accepted)
  await change('pragma max_page_count = 1000000')
  expect(await send()).toEqual([200, null])
  expect(await stored()).toBe(accepted + 1)
})

test.runIf(dialect === 'sqlite')('on a read-only disk messages get 503 until it is writable', async () => {
  await change('pragma query_only = on')
  expect(await send()).toEqual([503, '5'])
  expect(await stored()).toBe(0)
  await change('pragma query_only = off')
  expect(await send()).toEqual([200, null])
})

test('a missing table gets 500, not 503', async () => {
  await change('drop table outbox')
  expect(await send()).toEqual([500, null])
  expect(await stored()).toBe(0)
})
