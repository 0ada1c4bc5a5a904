import { describe, expect, test } from 'vitest'
import { browserUserAgent } from '../../tests/fixtures/browser-user-agent.ts'
import { countedArticles } from '../../tests/fixtures/counted-articles.ts'
import { servedPage } from '../../tests/fixtures/served-page.ts'
import { appForEachTest, siteWithoutFiles } from '../../tests/support/app.ts'

const browser = { 'User-Agent': browserUserAgent }
const hello = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Hej! Kan du hjälpa oss?' }

/** The articles have pages, so that readers are counted. */
const site = {
  ...siteWithoutFiles(),
  files: new Map(
    countedArticles.flatMap(({ path, aliases }) =>
      [path, ...aliases].map((one) => [
        one,
        servedPage('<!DOCTYPE html><title>Page</title>', { page: path }),
      ]),
    ),
  ),
}
const tested = appForEachTest({ TRUST_PROXY: '1' }, site)

const post = (body: string, headers: Record<string, string> = {}) =>
  tested().app.request('/api/contact', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const send = (message: object, headers?: Record<string, string>) => post(JSON.stringify(message), headers)
const form = (body: string) => post(body, { 'Content-Type': 'application/x-www-form-urlencoded' })
const messages = () => tested().database.selectFrom('messages').selectAll().execute()
const outbox = () => tested().database.selectFrom('outbox').selectAll().execute()

describe('a message', () => {
  test('is stored with its two mails before it is acknowledged', async () => {
    const response = await send(hello, { 'Content-Language': 'sv' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await messages()).toMatchObject([{ ...hello, language: 'sv', spam: 0 }])
    expect((await outbox()).map(({ kind }) => kind).sort()).toEqual(['confirmation', 'owner'])
  })

  test('with the same Idempotency-Key is one message, and refused with another text', async () => {
    const keyed = async (message: string) =>
      (await send({ ...hello, message }, { 'Idempotency-Key': 'first-try' })).status
    expect([await keyed('Hej'), await keyed('Hej'), await keyed('Nej')]).toEqual([200, 200, 422])
    expect(await messages()).toHaveLength(1)
  })

  test('is trimmed and keeps all Unicode characters', async () => {
    await send({ name: '  Å\u0000sa 🙂 ', email: ' asa@example.com ', message: '\n漢字 \ud800 ok\n' })
    expect(await messages()).toMatchObject([
      { name: 'Åsa 🙂', email: 'asa@example.com', message: '漢字 \ufffd ok' },
    ])
  })
})

describe('a refused message gets a problem response and is not stored', () => {
  const long = (length: number) => 'x'.repeat(length)
  const cases: [string, () => Response | Promise<Response>, number][] = [
    ['malformed JSON', () => post('{"name":'), 400],
    ['no body', () => post(''), 400],
    ['another content type', () => post('hello', { 'Content-Type': 'text/plain' }), 415],
    ['more than 64 KB', () => send({ ...hello, message: long(70_000) }), 413],
    ['a list', () => post('[]'), 422],
    ['null', () => post('null'), 422],
    ['a missing name', () => send({ email: hello.email, message: 'x' }), 422],
    ['a blank message', () => send({ ...hello, message: ' \n ' }), 422],
    ['a number for a name', () => send({ ...hello, name: 7 }), 422],
    ['a fourth field', () => send({ ...hello, admin: true }), 422],
    ['21 fields', () => send(Object.fromEntries(Array.from({ length: 21 }, (_, nth) => [nth, '']))), 422],
    ['a form of 21 fields', () => form('a=1&'.repeat(20)), 422],
    ['a name of 201 letters', () => send({ ...hello, name: long(201) }), 422],
    ['a name with a line break', () => send({ ...hello, name: 'A\r\nBcc: x@example.com' }), 422],
    ['an address without @', () => send({ ...hello, email: 'asa.example.com' }), 422],
    ['two addresses', () => send({ ...hello, email: 'a@example.com,b@example.com' }), 422],
    ['an address with a line break', () => send({ ...hello, email: 'a@b.se\nBcc: b@example.com' }), 422],
    ['an address of 255 letters', () => send({ ...hello, email: `${long(243)}@example.com` }), 422],
    ['a message of 10 001 letters', () => send({ ...hello, message: long(10_001) }), 422],
    ['a cross-site request', () => send(hello, { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a same-site request of another host', () => send(hello, { 'Sec-Fetch-Site': 'same-site' }), 403],
    ['another origin', () => send(hello, { Origin: 'https://evil.example' }), 403],
    ['an origin that is none', () => send(hello, { Origin: 'null' }), 403],
  ]

  test.each(cases)('%s', async (_, request, status) => {
    const response = await request()
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    const problem = await response.json()
    expect(problem).toMatchObject({ type: 'about:blank', status })
    expect(JSON.stringify(problem)).not.toMatch(/\.ts|node:|at /)
    expect(await messages()).toEqual([])
    expect(await outbox()).toEqual([])
  })

  test('names of fields from outside are not written back', async () => {
    for (const name of ['x'.repeat(60_000), '__proto__', '<b>']) {
      const response = await post(`{"name":"A","email":"a@b.se","message":"Hi",${JSON.stringify(name)}:1}`)
      const body = await response.text()
      expect([response.status, body.includes(name), body.length < 400]).toEqual([422, false, true])
    }
  })

  test('the response names the wrong fields', async () => {
    const response = await send({ name: '', email: 'x', message: 'y' })
    const { errors }: { errors: { field: string }[] } = await response.json()
    expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'name'])
  })

  test('the site itself and clients without an origin are accepted', async () => {
    const accepted = [
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://site.example' },
      {},
    ]
    for (const [index, headers] of accepted.entries()) {
      expect((await send({ ...hello, message: `Number ${index}` }, headers)).status).toBe(200)
    }
  })

  test.each([
    'a@b',
    "o'brien+tag@example.co.uk",
    'user.name@sub.example.com',
    '1@2.se',
    '_x@example.com',
    'x..y@example.com',
    `${'a'.repeat(64)}@example.com`,
    'aaa@xn--smrgs-pra0j.example',
  ])('the address %s is accepted, as in browsers', async (email) => {
    expect((await send({ ...hello, email })).status).toBe(200)
  })
})

describe('views', () => {
  const slug = '/blog/app-development-in-skane'
  /** Reads an article. */
  const read = (path: string, headers: Record<string, string> = {}) =>
    tested().app.request(path, { headers: { ...browser, ...headers } })
  const views = async (method: 'GET' | 'POST', name = slug, headers: Record<string, string> = browser) => {
    const response = await tested().app.request(`/api/views?slug=${encodeURIComponent(name)}`, {
      method,
      headers,
    })
    if (!response.ok) return response.status
    const body: { views: number } = await response.json()
    return body.views
  }

  test('start at the specified number, and the calls of a list count nothing', async () => {
    expect(await views('POST')).toBe(650)
    expect(await views('GET')).toBe(650)
  })

  test('are counted per language, and aliases count for their main address', async () => {
    const swedish = '/sv/blog/frigor-tid-genom-att-automatisera-vardagliga-uppgifter'
    await read('/sv/blog/frigor-tid-genom-automatisering')
    expect(await views('GET', swedish)).toBe(1101)
    expect(await views('GET', 'frigor-tid-genom-automatisering')).toBe(1101)
    expect(await views('GET', '/blog/free-up-time-by-automating-everyday-tasks')).toBe(1100)
  })

  test('of an unknown article get 404, and without a slug 400', async () => {
    expect(await views('GET', '/blog/nothing')).toBe(404)
    expect(await views('POST', '/contact')).toBe(404)
    expect((await tested().app.request('/api/views')).status).toBe(400)
  })

  test('from other sites get 403', async () => {
    expect(await views('POST', slug, { ...browser, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  })

  test('store and log no address', async () => {
    await read(slug, { 'X-Forwarded-For': '192.0.2.77' })
    await tested().running[0]?.stop?.()
    const stored = JSON.stringify([
      await tested().database.selectFrom('view_readers').selectAll().execute(),
      await tested().database.selectFrom('view_salts').selectAll().execute(),
    ])
    expect(stored).toContain(slug)
    expect(stored).not.toContain('192.0.2')
    expect(stored).not.toContain('Firefox')
    expect(tested().logged.join('')).not.toContain('192.0.2')
  })
})

describe('the server', () => {
  test('reports whether it is ready', async () => {
    expect((await tested().app.request('/api/health')).status).toBe(200)
    tested().stopping.abort()
    const stopping = await tested().app.request('/api/health')
    expect(stopping.status).toBe(503)
    expect(stopping.headers.get('Connection')).toBe('close')
  })

  test('answers other methods with 405 and other paths with 404', async () => {
    const response = await tested().app.request('/api/contact')
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
    expect((await tested().app.request('/api/nothing')).status).toBe(404)
    expect((await tested().app.request('/', { method: 'DELETE' })).status).toBe(405)
  })
})
