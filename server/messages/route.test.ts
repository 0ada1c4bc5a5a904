import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestedApp, type TestedApp } from '../../tests/support/app.ts'

const hello = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Hej! Kan du hjälpa oss?' }

let tested: TestedApp

beforeEach(async () => {
  tested = await openTestedApp()
})

afterEach(() => tested.close())

const send = (message: object, headers: Record<string, string> = {}) =>
  tested.app.request('/api/contact', {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const marks = async () =>
  (await tested.database.selectFrom('messages').select('spam').execute()).map(({ spam }) => spam)
const mails = () => tested.database.selectFrom('outbox').selectAll().execute()

test.each([
  ['sent sooner than anyone can write', hello, { 'Form-Seconds': '1' }],
  ['of links alone', { ...hello, message: 'https://cheap.example/watches' }, {}],
  ['that sells rankings', { ...hello, message: 'Affordable SEO: we can rank your site today.' }, {}],
])('a message %s gets 200 and is stored as spam, not mailed', async (_, message, headers) => {
  const suspect = await send(message, headers)
  expect([suspect.status, await suspect.json()]).toEqual([200, { received: true }])
  expect(await marks()).toEqual([1])
  expect(await mails()).toEqual([])
})

test.each([
  ['after two seconds', { 'Form-Seconds': '2' }],
  ['by a client without the header', {}],
  ['with an invalid time', { 'Form-Seconds': 'soon' }],
])('a message sent %s is mailed', async (_, headers) => {
  expect(
    (await send({ ...hello, message: 'Our site is https://bageriet.example, can you look?' }, headers))
      .status,
  ).toBe(200)
  expect(await marks()).toEqual([0])
  expect(await mails()).toHaveLength(2)
})

test('a form posted without a script is checked by its text alone', async () => {
  const post = (fields: Record<string, string>) =>
    tested.app.request('/api/contact', { method: 'POST', body: new URLSearchParams(fields) })
  for (const message of [hello.message, 'https://cheap.example/watches']) {
    const response = await post({ ...hello, message, language: 'en' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact#message-sent'])
  }
  expect((await marks()).toSorted()).toEqual([0, 1])
  expect(await mails()).toHaveLength(2)
})
