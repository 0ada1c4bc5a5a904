import https from 'node:https'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { type Postgres, startPostgres } from '../../harness/postgres.ts'
import { browserUserAgent } from '../fixtures/browser-user-agent.ts'
import { startCaddy } from '../support/caddy.ts'
import { type ReverseProxy, startNginx } from '../support/nginx.ts'
import { article, viewsAfter } from '../support/sample-pages.ts'
import { startSite, type TestSite } from '../support/test-site.ts'
import { say } from '../support/words.ts'

/* Two servers over one PostgreSQL, behind the proxies of deploy/. */

const proxies = { Nginx: startNginx, Caddy: startCaddy }

for (const [name, start] of Object.entries(proxies))
  test.describe(`behind ${name}`, () => {
    let postgres: Postgres
    let sites: TestSite[]
    let proxy: ReverseProxy
    let visitor: APIRequestContext

    test.describe.configure({ mode: 'default' })

    test.beforeAll(async () => {
      test.setTimeout(120_000)
      postgres = await startPostgres()
      const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: '1', METRICS_PORT: '0' }
      sites = [await startSite(settings), await startSite(settings)]
      proxy = await start(sites.map(({ url }) => Number(new URL(url).port)))
      visitor = await request.newContext({ baseURL: proxy.url, ignoreHTTPSErrors: true })
    })

    test.afterAll(async () => {
      await visitor.dispose()
      await proxy.stop()
      await Promise.all(sites.map(({ stop }) => stop()))
      await postgres.remove()
    })

    test('a page has compression, security headers and a working ETag', async () => {
      const first = await visitor.get('/about', { headers: { 'Accept-Encoding': 'br' } })
      const { etag = '', ...headers } = first.headers()
      expect(first.status()).toBe(200)
      expect(headers['content-encoding']).toBe('br')
      expect(headers['strict-transport-security']).toContain('max-age=63072000')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      const again = await visitor.get('/about', {
        headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag },
      })
      expect([again.status(), await again.text()]).toEqual([304, ''])
    })

    test('a request without TLS is redirected to the same page over HTTPS', async () => {
      const plain = await visitor.get(`${proxy.plainUrl}/about?a=1`, { maxRedirects: 0 })
      expect(plain.status()).toBe(308)
      // Caddy omits the port, which is the default one in production.
      expect(plain.headers().location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a=1$/)
    })

    test('the browser sends a message and counts a reader over HTTP/2', async ({ browser }) => {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        baseURL: proxy.url,
        userAgent: browserUserAgent,
      })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto('/contact')
      expect(
        await page.evaluate(
          () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().nextHopProtocol)[0],
        ),
      ).toBe('h2')
      const words = say.en.contact.form
      const form = page.getByRole('main').locator('form')
      await form.getByLabel(words.name, { exact: true }).fill('Åsa Öberg')
      await form.getByLabel(words.email, { exact: true }).fill('asa@example.com')
      await form.getByLabel(words.message, { exact: true }).fill('Through the proxy')
      await form.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('status')).toContainText(words.sent)
      await page.goto(article.en.path)
      await expect(page.getByRole('main')).toContainText(viewsAfter(1, 'en'))
      await page.reload()
      await expect(page.getByRole('main')).toContainText(viewsAfter(1, 'en'))
      expect(errors).toEqual([])
      await context.close()
    })

    test('all servers together accept fifteen messages of one address, whatever X-Forwarded-For claims', async () => {
      const statuses: number[] = []
      for (let number = 0; number < 20; number++) {
        statuses.push(await send(proxy, '127.0.0.7', `Number ${number}`, `192.0.2.${number}`))
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(15)
      expect(statuses.filter((status) => status === 429)).toHaveLength(5)
      expect(await send(proxy, '127.0.0.8', 'From elsewhere')).toBe(200)
    })

    test('a large request gets 413 from the site, and metrics get 404', async () => {
      const large = await visitor.post('/api/contact', { data: { message: 'x'.repeat(100_000) } })
      expect([large.status(), large.headers()['content-type']]).toEqual([413, 'application/problem+json'])
      const larger = await visitor.post('/api/contact', { data: { message: 'x'.repeat(300_000) } })
      expect(larger.status()).toBe(413)
      expect((await visitor.get('/metrics')).status()).toBe(404)
    })
  })

/** Sends a message from a local address; `forwardedFor` is the X-Forwarded-For that the client sends. */
function send(
  { url }: ReverseProxy,
  localAddress: string,
  message: string,
  forwardedFor = '',
): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    ...(forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {}),
  }
  const options = {
    method: 'POST',
    headers,
    localAddress,
    rejectUnauthorized: false,
    agent: false,
    family: 4,
  }
  return new Promise((resolve, reject) => {
    https
      .request(`${url}/api/contact`, options, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .once('error', reject)
      .end(JSON.stringify({ name: 'Åsa', email: 'asa@example.com', message }))
  })
}
