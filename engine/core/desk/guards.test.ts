import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Asked, deskKey, openTestedDesk } from '../../../tests/support/desk.ts'
import { eachTest } from '../../../tests/support/each-test.ts'

const desk = eachTest(openTestedDesk, (opened) => opened.close())

const statusOf = async (response: Response | Promise<Response>) => (await response).status
/** Says that the new words are read, which the desk keeps in a file. */
const post = (headers: Record<string, string | null>, body = '{"to":"0.2.0"}') =>
  desk().ask('/api/new-words/read', { method: 'POST', body, headers })
const isChanged = () => existsSync(join(desk().config.dataFolder, 'read-words'))

describe('the key', () => {
  test('becomes a cookie that scripts cannot read, and leaves the address', async () => {
    const response = await desk().enter()
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/'])
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^desk-3210=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(await statusOf(desk().ask('/api/desk'))).toBe(200)
    expect(await (await desk().ask('/')).text()).toContain('The desk')
  })

  test('works once', async () => {
    const first = await desk().enter()
    const second = await desk().enter(deskKey, { Cookie: null })
    expect([first.status, second.status]).toEqual([303, 401])
    expect(second.headers.get('Set-Cookie')).toBeNull()
    expect(await second.text()).toContain('npm run desk')
    // Whoever is in already stays in.
    expect(await statusOf(desk().ask(`/?key=${deskKey}`))).toBe(303)
  })

  test.each(['the-key-of-the-desk-before', ''])(
    'that is not of this start does nothing: “%s”',
    async (key) => {
      expect(await statusOf(desk().enter(key))).toBe(401)
      expect(await statusOf(desk().ask('/api/messages'))).toBe(401)
      // The right one is not used up.
      expect(await statusOf(desk().enter())).toBe(303)
    },
  )

  test.each<[string, Asked]>([
    ['prefetches', { headers: { 'Sec-Purpose': 'prefetch' } }],
    ['prerenders', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['previews', { headers: { Purpose: 'prefetch' } }],
    ['only asks whether it is there', { method: 'HEAD' }],
  ])('is not used up by a browser that %s', async (_, init) => {
    const response = await desk().ask(`/?key=${deskKey}`, init)
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(response.ok).toBe(false)
    expect(await statusOf(desk().enter())).toBe(303)
  })
})

describe('without a session', () => {
  test.each(['/', '/messages', '/assets/desk-1a2b.js'])(
    '%s shows how to start the desk again',
    async (path) => {
      const response = await desk().ask(path)
      expect(response.status).toBe(401)
      const text = await response.text()
      expect(text).toContain('npm run desk')
      expect(text).not.toMatch(/The desk<|start\(\)/)
    },
  )

  test.each([
    '/api/desk',
    '/api/today',
    '/api/messages',
    '/api/messages.csv',
    '/api/traffic?days=7',
    '/api/newsletter',
    '/api/newsletter/an-article/en',
    '/api/none',
  ])('%s is refused', async (path) => expect(await statusOf(desk().ask(path))).toBe(401))

  test.each(['desk-3210=guessed', 'desk-3210=', `desk-3210=${deskKey}`, 'desk-3211=guessed'])(
    'the cookie %s opens nothing',
    async (Cookie) => {
      await desk().enter()
      expect(await statusOf(desk().ask('/api/desk', { headers: { Cookie } }))).toBe(401)
    },
  )

  test('nothing is changed', async () => {
    expect(await statusOf(post({}))).toBe(401)
    expect(isChanged()).toBe(false)
  })
})

describe('with a session', () => {
  beforeEach(async () => void (await desk().enter()))

  const foreignHosts = [
    ...[
      'attacker.example',
      'attacker.example:3210',
      '127.0.0.1',
      '127.0.0.1:3211',
      'localhost',
      '0.0.0.0:3210',
    ],
    '[::1]:3210',
    '127.0.0.1.attacker.example:3210',
    '127.0.0.1:3210.attacker.example',
    '',
  ]
  test.each(foreignHosts)('the host “%s” is refused (DNS rebinding)', async (Host) => {
    expect(await statusOf(desk().ask('/api/messages', { headers: { Host } }))).toBe(403)
    expect(await statusOf(desk().ask(`/?key=${deskKey}`, { headers: { Host, Cookie: null } }))).toBe(403)
  })

  test('both of its names are answered, each to its own page', async () => {
    const asked = { Host: 'localhost:3210' }
    expect(await statusOf(desk().ask('/api/desk', { headers: asked }))).toBe(200)
    expect(await statusOf(post({ ...asked, Origin: 'http://localhost:3210' }))).toBe(200)
    expect(await statusOf(post({ ...asked, Origin: 'http://127.0.0.1:3210' }))).toBe(403)
  })

  const foreignOrigins = [
    ...[
      'https://attacker.example',
      'http://127.0.0.1:3000',
      'http://localhost:3210',
      'https://127.0.0.1:3210',
    ],
    'null',
    null,
  ]
  const otherTypes = [
    'text/plain',
    'text/plain; charset=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
    null,
  ]
  type Refusal = [status: number, headers: Record<string, string | null>, body?: string]
  const refusedBodies = ['{', 'null', '[]', '{}', '{"to":1}', '{"to":"soon"}', '{"to":"0.2.0","more":1}']
  test.each<Refusal>([
    ...foreignHosts.map((Host): Refusal => [403, { Host, Origin: `http://${Host}` }]),
    ...foreignOrigins.map((Origin): Refusal => [403, { Origin }]),
    ...['cross-site', 'same-site', 'none'].map((site): Refusal => [403, { 'Sec-Fetch-Site': site }]),
    ...otherTypes.map((type): Refusal => [415, { 'Content-Type': type }]),
    ...refusedBodies.map((body): Refusal => [422, {}, body]),
    [413, {}, JSON.stringify({ to: 'x'.repeat(64 * 1024) })],
  ])('a change is refused with %i: %j %.60s', async (status, headers, body) => {
    expect(await statusOf(post(headers, body))).toBe(status)
    expect(isChanged()).toBe(false)
  })

  test('a change by the page itself is accepted, also of browsers without Sec-Fetch-Site', async () => {
    expect(await statusOf(post({}))).toBe(200)
    expect(isChanged()).toBe(true)
    expect(await statusOf(post({ 'Sec-Fetch-Site': null }))).toBe(200)
    expect(await statusOf(post({ 'Content-Type': 'application/json; charset=utf-8' }))).toBe(200)
  })

  test.each([
    ['image', 'no-cors'],
    ['script', 'no-cors'],
    ['style', 'no-cors'],
    ['iframe', 'navigate'],
    ['document', 'navigate'],
    ['empty', 'cors'],
  ])('another site cannot load anything as %s', async (destination, mode) => {
    for (const site of ['cross-site', 'same-site'])
      for (const path of ['/', '/assets/desk-1a2b.js', '/api/messages', '/api/messages.csv']) {
        const headers = { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': destination, 'Sec-Fetch-Mode': mode }
        expect([path, await statusOf(desk().ask(path, { headers }))]).toEqual([path, 403])
      }
  })

  test.each(['/', '/api/desk', '/assets/desk-1a2b.js', '/api/none', '/assets/none.js', '/?key=none'])(
    '%s cannot be framed, sniffed, kept or read by others',
    async (path) => {
      const { headers } = await desk().ask(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
          "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      expect(headers.has('strict-transport-security')).toBe(false)
      expect(headers.has('access-control-allow-origin')).toBe(false)
    },
  )

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%5c..%5cpackage.json',
    '//etc/passwd.txt',
    '/assets/desk-1a2b.js%00.json',
  ])('no file outside of the page is served at %s', async (path) => {
    const response = await desk().ask(path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/problem+json'])
  })

  test.each(['/', '/messages', '/messages/4f1c', '/traffic'])('%s is a view of the page', async (path) => {
    const response = await desk().ask(path)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('The desk')
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s changes nothing', async (method) => {
    expect((await desk().ask('/api/new-words/read', { method, body: '{}' })).ok).toBe(false)
  })
})
