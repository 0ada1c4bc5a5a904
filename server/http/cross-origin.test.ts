import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { appForEachTest, openTestedApp } from '../../tests/support/app.ts'

/* The pages at one origin, the API at another. */

const pagesOrigin = 'https://site.example'
const tested = appForEachTest({ API_ORIGIN: 'https://api.example', SITE_URL: pagesOrigin })

const hello = { name: 'Åsa', email: 'asa@example.com', message: 'Hej!' }
const request = (path: string, origin: string, options: RequestInit = {}) =>
  tested().app.request(`https://api.example${path}`, {
    ...options,
    headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site', ...options.headers },
  })
const send = (origin: string, message: object = hello) =>
  request('/api/contact', origin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(message),
  })
const allowed = (response: Response) => response.headers.get('Access-Control-Allow-Origin')

test('the pages may send requests and read all responses, also errors', async () => {
  const sent = await send(pagesOrigin)
  expect([sent.status, allowed(sent), sent.headers.get('Vary')]).toEqual([200, pagesOrigin, 'Origin'])
  const refused = await send(pagesOrigin, { ...hello, email: 'nobody' })
  expect([refused.status, allowed(refused)]).toEqual([422, pagesOrigin])
  const views = await request('/api/views?slug=/blog/app-development-in-skane', pagesOrigin)
  expect([views.status, allowed(views)]).toEqual([200, pagesOrigin])
  await tested().database.schema.dropTable('outbox').execute()
  const broken = await send(pagesOrigin, { ...hello, message: 'Another' })
  expect([broken.status, allowed(broken)]).toEqual([500, pagesOrigin])
})

test('a preflight request lists the allowed methods and headers', async () => {
  const headers = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,idempotency-key',
  }
  const response = await request('/api/contact', pagesOrigin, { method: 'OPTIONS', headers })
  expect([response.status, allowed(response)]).toEqual([204, pagesOrigin])
  expect(response.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toMatch(
    /content-type.*idempotency-key/,
  )
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
})

test.each(['https://evil.example', 'https://site.example.evil.example', 'http://site.example', 'null'])(
  'pages of %s may not send requests',
  async (origin) => {
    const responses = [
      await send(origin),
      await request('/api/contact', origin, { method: 'OPTIONS' }),
      await request('/api/views?slug=/blog/app-development-in-skane', origin),
    ]
    expect(responses.map(allowed)).toEqual([null, null, null])
    expect(responses[0]?.status).toBe(403)
    expect(await tested().database.selectFrom('messages').selectAll().execute()).toEqual([])
  },
)

test('a form redirects to the page at its own origin', async () => {
  const body = new URLSearchParams({ ...hello, language: 'sv', website: '' })
  const response = await request('/api/contact', pagesOrigin, { method: 'POST', body })
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    `${pagesOrigin}/sv/contact#message-sent`,
  ])
})

test('a server with its own pages refuses other origins', async () => {
  const other = await openTestedApp({ SITE_URL: pagesOrigin })
  const response = await other.app.request('https://api.example/api/contact', {
    method: 'POST',
    headers: { Origin: pagesOrigin, 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
    body: JSON.stringify(hello),
  })
  await other.close()
  expect([response.status, allowed(response)]).toEqual([403, null])
})
