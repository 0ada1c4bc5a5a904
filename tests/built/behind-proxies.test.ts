import { once } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { get } from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../harness/postgres.ts'
import { startCaddy } from '../support/caddy.ts'
import { type ReverseProxy, startNginx } from '../support/nginx.ts'
import { startSite, type TestSite } from '../support/test-site.ts'

/* Two servers over one PostgreSQL, behind the proxies of deploy/. */

let postgres: Postgres
let sites: TestSite[]
beforeAll(async () => {
  postgres = await startPostgres({ isSynced: false })
  const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' }
  sites = [await startSite(settings), await startSite(settings)]
})
afterAll(async () => {
  await Promise.all(sites.map(({ stop }) => stop()))
  await postgres.remove()
})

describe.each([
  { name: 'Nginx', startProxy: startNginx, visitor: '127.0.0.7', other: '127.0.0.8' },
  { name: 'Caddy', startProxy: startCaddy, visitor: '127.0.0.9', other: '127.0.0.10' },
])('behind $name', ({ startProxy, visitor, other }) => {
  let proxy: ReverseProxy
  beforeAll(async () => {
    proxy = await startProxy(sites.map(({ url }) => Number(new URL(url).port)))
  })
  afterAll(() => proxy.stop())

  /** Sends a request from a local address. */
  async function ask(
    path: string,
    headers: OutgoingHttpHeaders = {},
    { body = '', localAddress = '127.0.0.1' } = {},
  ) {
    const request = https.request(proxy.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      localAddress,
      rejectUnauthorized: false,
      agent: false,
      family: 4,
    })
    request.end(body)
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (!response) throw new Error(`${path}: no response`)
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
  }

  const send = (message: string, localAddress: string, headers: OutgoingHttpHeaders = {}) =>
    ask('/api/contact', headers, {
      body: JSON.stringify({ name: 'Åsa', email: 'asa@example.com', message }),
      localAddress,
    })

  test('a page has compression, security headers and a working ETag', async () => {
    const first = await ask('/about', { 'Accept-Encoding': 'br' })
    expect(first.status).toBe(200)
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const again = await ask('/about', { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('a request without TLS is redirected to the same page over HTTPS', async () => {
    const [plain]: IncomingMessage[] = await once(get(`${proxy.plainUrl}/about?a=1`), 'response')
    plain?.resume()
    expect(plain?.statusCode).toBe(308)
    // Caddy omits the port, which is the default one in production.
    expect(plain?.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a=1$/)
  })

  test('a browser gets pages over HTTP/2', async () => {
    const session = http2.connect(proxy.url, { rejectUnauthorized: false })
    const [headers] = await once(session.request({ ':path': '/contact' }), 'response')
    expect(headers[':status']).toBe(200)
    session.destroy()
  })

  test('all servers together accept fifteen messages of one address, whatever X-Forwarded-For claims', async () => {
    const statuses: (number | undefined)[] = []
    for (let number = 0; number < 20; number++) {
      const claim = { 'X-Forwarded-For': `192.0.2.${number}` }
      statuses.push((await send(`Number ${number}`, visitor, claim)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await send('From elsewhere', other)).status).toBe(200)
  })

  test('a large request gets 413 from the site', async () => {
    const large = await send('x'.repeat(100_000), '127.0.0.1')
    expect([large.status, large.headers['content-type']]).toEqual([413, 'application/problem+json'])
    expect((await send('x'.repeat(300_000), '127.0.0.1')).status).toBe(413)
  })
})
