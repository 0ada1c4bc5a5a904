import { describe, expect, test } from 'vitest'
import { appForEachTest } from '../../../tests/support/app.ts'

const tested = appForEachTest({ TRUST_PROXY: '1' })

const get = (path: string, headers: Record<string, string> = {}) => tested().app.request(path, { headers })
const send = (message: object) => tested().postJson('/api/contact', message)
const hello = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Hej! Kan du hjälpa oss?' }

describe('the log', () => {
  const lines = () => tested().logged.map((line): Record<string, unknown> => JSON.parse(line))

  test('has one line for a request to the API, with the id of the response', async () => {
    const response = await get('/api/health')
    expect(lines()).toEqual([
      expect.objectContaining({
        id: response.headers.get('X-Request-Id'),
        method: 'GET',
        route: '/api/health',
        status: 200,
        msg: 'request',
      }),
    ])
    // Proxies poll /api/live all the time.
    for (const path of ['/about', '/api/live']) await get(path)
    expect(lines()).toHaveLength(1)
  })

  test('keeps a well-formed id of a proxy', async () => {
    const idFor = async (id: string) =>
      (await get('/api/live', { 'X-Request-Id': id })).headers.get('X-Request-Id')
    expect(await idFor('7f3a-9c_0-proxy')).toBe('7f3a-9c_0-proxy')
    for (const invalid of ['asa@example.com', 'a b c d e f', 'x'.repeat(65), '"}injected{"']) {
      expect(await idFor(invalid)).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('has no text of visitors, also not from paths', async () => {
    await get('/api/views?slug=secret-query')
    await get('/api/asa@example.com')
    await send(hello)
    await tested().database.schema.dropTable('outbox').execute()
    expect((await send({ ...hello, message: 'secret text' })).status).toBe(500)
    expect(lines().filter(({ msg }) => msg === 'request')).toHaveLength(4)
    expect(lines().filter(({ msg }) => msg === 'request failed')).toHaveLength(1)
    expect(tested().logged.join('')).not.toMatch(/secret|asa@|Åsa|Hej!/)
  })
})

test('the server is alive but not ready while the database is down', async () => {
  await tested().database.destroy()
  expect((await get('/api/live')).status).toBe(200)
  expect((await get('/api/health')).status).toBe(503)
})

test('a request to the proxy without TLS is redirected to HTTPS', async () => {
  const visit = (host: string, scheme: string, path = '/about?a=1') =>
    get(`http://${host}${path}`, { Host: host, 'X-Forwarded-Proto': scheme })
  const plain = await visit('site.example', 'http')
  expect([plain.status, plain.headers.get('Location')]).toEqual([308, 'https://site.example/about?a=1'])
  expect((await visit('site.example', 'https')).status).toBe(404)
  // Requests for another host, for instance a health check, are not redirected.
  expect((await visit('localhost', 'http')).status).toBe(404)
  expect((await visit('site.example', 'http', '/api/live')).status).toBe(200)
})
