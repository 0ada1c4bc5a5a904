import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer, get } from 'node:https'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifest, pagePaths } from '../../harness/built-site.ts'
import { listenLocally } from '../../harness/port.ts'
import { directivesOf, scoreOf, scoresOf } from '../support/observatory.ts'
import { expect, startSite, type TestSite, test } from '../support/site-test.ts'

/** As in production: a TLS proxy in front of the server, and another one on the plain port. */
let folder: string
let site: TestSite
let proxies: Server[]
let secure: string
let plainPort: number
let certificate: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
  ])
  certificate = readFileSync(cert, 'utf8')
  const forward = (scheme: string) => (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = { ...incoming.headers, 'x-forwarded-proto': scheme, 'x-forwarded-for': '192.0.2.1' }
    incoming.pipe(
      request(new URL(incoming.url ?? '/', site.url), { method: incoming.method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
        response.pipe(outgoing)
      }),
    )
  }
  const front = createSecureServer({ key: readFileSync(key), cert: certificate }, forward('https'))
  const plain = createServer(forward('http'))
  proxies = [front, plain]
  secure = `https://localhost:${await listenLocally(front)}`
  plainPort = await listenLocally(plain)
  site = await startSite({ SITE_URL: secure, TRUST_PROXY: '1' })
})

test.afterAll(async () => {
  await site.stop()
  for (const proxy of proxies) proxy.close()
  rmSync(folder, { recursive: true })
})

const headersOf = ({ headers }: IncomingMessage) =>
  new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))

/** Requests a path over TLS, with a valid certificate, and resolves with the headers. */
const headersAt = (path: string) =>
  new Promise<Headers>((resolve, reject) => {
    get(secure + path, { ca: certificate, agent: false }, (response) => {
      response.resume()
      resolve(headersOf(response))
    }).on('error', reject)
  })

/** The redirect target of a plain request. Sets the Host header, because the port is not the default one. */
const plainLeadsTo = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const host = new URL(secure).host
    request({ host: '127.0.0.1', port: plainPort, path, headers: { host }, agent: false }, (response) => {
      response.resume()
      resolve(response.headers.location)
    })
      .on('error', reject)
      .end()
  })

test('the Observatory gives every page at least 130 points', async () => {
  for (const path of [...pagePaths, '/no-such-page', '/sv/no-such-page']) {
    const scored = {
      headers: await headersAt(path),
      plainLeadsTo: await plainLeadsTo(path),
      url: secure + path,
    }
    expect(scoreOf(scored), `${path}: ${JSON.stringify(scoresOf(scored))}`).toBeGreaterThanOrEqual(130)
  }
})

test('the policy of every page is strict', async () => {
  for (const path of pagePaths) {
    const policy = directivesOf((await headersAt(path)).get('Content-Security-Policy') ?? '')
    expect(policy.get('default-src'), path).toEqual(["'none'"])
    for (const name of ['frame-ancestors', 'base-uri']) expect(policy.get(name), path).toEqual(["'none'"])
    expect(policy.get('form-action'), path).toEqual(["'self'"])
    expect([...policy.values()].flat().join(' '), path).not.toMatch(/unsafe|\*|https?:|nonce/)
  }
})

test('files and the API have security headers, and no response sets a cookie', async () => {
  const files = Object.keys(manifest.files).filter((path) => /\.(js|woff2|svg|xml|txt)$/.test(path))
  for (const path of [...files, '/api/health', '/api/views', '/api/nothing']) {
    const headers = await headersAt(path)
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    // Others show icons, and pictures of pages that are shared.
    const isForOthers = path.endsWith('.svg') && !path.startsWith('/assets/')
    const policy = isForOthers ? 'cross-origin' : 'same-origin'
    expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe(policy)
    expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=63072000')
    expect(headers.get('Content-Security-Policy'), path).toContain("default-src 'none'")
    expect(headers.has('Set-Cookie'), path).toBe(false)
    expect(headers.has('Server') || headers.has('X-Powered-By'), path).toBe(false)
  }
})

test('an injected script does not run', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' }, { type: 'violations expected' })
  await page.goto(site.url)
  const outcome = await page.evaluate(
    () =>
      new Promise<{ violated: string; ran: boolean }>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve({ violated: effectiveDirective, ran: 'ran' in document.body.dataset }),
        )
        const script = document.createElement('script')
        script.textContent = 'document.body.dataset.ran = ""'
        document.body.append(script)
      }),
  )
  expect(outcome).toEqual({ violated: 'script-src-elem', ran: false })
})
