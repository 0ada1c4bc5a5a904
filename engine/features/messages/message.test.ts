import { describe, expect, test } from 'vitest'
import { appForEachTest } from '../../../tests/support/app.ts'

const hello = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Hej! Kan du hjälpa oss?' }

const tested = appForEachTest()

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
