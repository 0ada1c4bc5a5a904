import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestedApp, type TestedApp } from '../../tests/support/app.ts'

/* Pages at one address, the API at another. */

const pagesOrigin = 'https://site.example'
let tested: TestedApp

beforeEach(async () => {
  tested = await openTestedApp({ API_ORIGIN: 'https://api.example', SITE_URL: pagesOrigin })
})

afterEach(() => tested.close())

const hello = { name: 'Åsa', email: 'asa@example.com', message: 'Hej!' }
const ask = (path: string, origin: string, options: RequestInit = {}) =>
  tested.app.request(`https://api.example${path}`, {
    ...options,
    headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site', ...options.headers },
  })
const send = (origin: string, message: object = hello) =>
  ask('/api/contact', origin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(message),
  })
const allowed = (answer: Response) => answer.headers.get('Access-Control-Allow-Origin')

test('the pages may ask, send and read, and are told why when they may not', async () => {
  const sent = await send(pagesOrigin)
  expect([sent.status, allowed(sent), sent.headers.get('Vary')]).toEqual([200, pagesOrigin, 'Origin'])
  const refused = await send(pagesOrigin, { ...hello, email: 'nobody' })
  expect([refused.status, allowed(refused)]).toEqual([422, pagesOrigin])
  const views = await ask('/api/views?slug=/blog/app-development-in-skane', pagesOrigin)
  expect([views.status, allowed(views)]).toEqual([200, pagesOrigin])
  await tested.database.schema.dropTable('outbox').execute()
  const broken = await send(pagesOrigin, { ...hello, message: 'Another' })
  expect([broken.status, allowed(broken)]).toEqual([500, pagesOrigin])
})

test('browsers that ask first learn what the pages may send', async () => {
  const headers = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,idempotency-key',
  }
  const answer = await ask('/api/contact', pagesOrigin, { method: 'OPTIONS', headers })
  expect([answer.status, allowed(answer)]).toEqual([204, pagesOrigin])
  expect(answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toMatch(
    /content-type.*idempotency-key/,
  )
  expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST')
})

test.each(['https://evil.example', 'https://site.example.evil.example', 'http://site.example', 'null'])(
  'pages of %s may not',
  async (origin) => {
    const answers = [
      await send(origin),
      await ask('/api/contact', origin, { method: 'OPTIONS' }),
      await ask('/api/views?slug=/blog/app-development-in-skane', origin),
    ]
    expect(answers.map(allowed)).toEqual([null, null, null])
    expect(answers[0]?.status).toBe(403)
    expect(await tested.database.selectFrom('messages').selectAll().execute()).toEqual([])
  },
)

test('a form leads back to the page at its own address', async () => {
  const body = new URLSearchParams({ ...hello, language: 'sv', website: '' })
  const answer = await ask('/api/contact', pagesOrigin, { method: 'POST', body })
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `${pagesOrigin}/sv/contact#message-sent`,
  ])
})

test('a server whose pages are its own tells other addresses nothing', async () => {
  const other = await openTestedApp({ SITE_URL: pagesOrigin })
  const answer = await other.app.request('https://api.example/api/contact', {
    method: 'POST',
    headers: { Origin: pagesOrigin, 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
    body: JSON.stringify(hello),
  })
  await other.close()
  expect([answer.status, allowed(answer)]).toEqual([403, null])
})
