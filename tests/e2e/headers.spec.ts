import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { manifest, pagePaths } from '../../harness/built-site.ts'
import { expect, startSite, type TestSite, test } from '../support/site-test.ts'

const origin = 'https://site.example'
let site: TestSite

test.beforeAll(async () => {
  site = await startSite({ SITE_URL: origin, TRUST_PROXY: '1' })
})

test.afterAll(() => site.stop())

/** Requests a path as a proxy passes it on that has taken it over TLS. Not by `fetch`, which sets `Host` itself. */
async function headersAt(path: string, scheme = 'https'): Promise<Headers> {
  const headers = {
    Host: new URL(origin).host,
    'X-Forwarded-Proto': scheme,
    'X-Forwarded-For': '192.0.2.1',
  }
  const [response]: IncomingMessage[] = await once(get(site.url + path, { headers }), 'response')
  response?.resume()
  return new Headers(Object.entries(response?.headers ?? {}).map(([name, value]) => [name, String(value)]))
}

/** The directives of a policy and their values. */
const directivesOf = (policy: string) =>
  new Map(policy.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim().split(' ').slice(1)]))

test('every page has the headers of a strict site, and leads to TLS', async () => {
  for (const path of [...pagePaths, '/no-such-page', '/sv/no-such-page']) {
    const headers = await headersAt(path)
    expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=63072000')
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    expect(headers.get('X-Frame-Options'), path).toBe('DENY')
    expect(headers.get('Referrer-Policy'), path).toMatch(/^(same-origin|strict-origin-when-cross-origin)$/)
    expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin')
    expect([headers.has('Set-Cookie'), headers.has('Access-Control-Allow-Origin')], path).toEqual([
      false,
      false,
    ])
    expect((await headersAt(path, 'http')).get('Location'), path).toBe(origin + path)
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
