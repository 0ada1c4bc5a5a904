import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../engine/addresses/pages.ts'
import { elementsIn } from '../../engine/build/page-styles.ts'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { loadServedFiles } from '../../engine/core/served/served-files.server.ts'
import { htmlOf, manifest } from '../../harness/built-site.ts'
import { openTestedApp, type TestedApp } from '../support/app.ts'

const origin = 'https://site.example'
let tested: TestedApp
beforeAll(async () => {
  tested = await openTestedApp({ SITE_URL: origin, TRUST_PROXY: '1' }, loadServedFiles(buildFolder))
})
afterAll(() => tested.close())

/** A response as it is given to a proxy that has taken the request by this scheme. */
const get = (path: string, scheme = 'https') =>
  tested.app.request(origin + path, {
    headers: { Host: 'site.example', 'X-Forwarded-Proto': scheme, 'X-Forwarded-For': '192.0.2.1' },
  })

test.each([pages.book.en, pages.contact.en])(
  'the inline styles of %s know what the server writes',
  async (path) => {
    const served = await (await get(path)).text()
    expect([...elementsIn(served).difference(elementsIn(htmlOf(path)))]).toEqual([])
  },
)

const fileOf = (ending: string) => Object.keys(manifest.files).find((path) => path.endsWith(ending)) ?? ''

test.each([
  ...[pages.home.en, pages.post.sv.replace(':slug', 'nothing'), '/no-such-page', fileOf('.js'), '/icon.svg'],
  ...[fileOf('.woff2'), '/sitemap.xml', '/robots.txt', '/api/health', '/api/views', '/api/nothing'],
])('%s has the headers of a strict site, and no cookie', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toMatch(/^(same-origin|strict-origin-when-cross-origin)$/)
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(headers.get('Content-Security-Policy')).toMatch(/form-action '(self|none)'/)
  // Other sites show the icon.
  const policy = path === '/icon.svg' ? 'cross-origin' : 'same-origin'
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(policy)
  for (const name of ['Set-Cookie', 'Access-Control-Allow-Origin', 'Server', 'X-Powered-By'])
    expect(headers.has(name), name).toBe(false)
})

test('without TLS a page leads to itself over HTTPS, a page that has moved to its new address', async () => {
  for (const [path, target] of [
    ['/about?a=1', `${origin}/about?a=1`],
    ...Object.entries(manifest.redirects).map(([from, to]) => [from, origin + to] as const),
  ] as const) {
    let response = await get(path, 'http')
    expect([response.status, response.headers.get('Location')]).toEqual([308, origin + path])
    if (origin + path === target) continue
    response = await get(path)
    expect([response.status, response.headers.get('Location')]).toEqual([308, target.replace(origin, '')])
  }
})

test.each(['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json', '/manifest.json'])(
  'nothing outside the site can be reached: %s',
  async (path) => expect((await get(path)).status).toBe(404),
)
