import { spawn } from 'node:child_process'
import { slug } from 'github-slugger'
import { HtmlValidate } from 'html-validate'
import { pageIds } from '../../content/markdown.ts'
import { htmlOf, mainPaths, manifest, pagePaths } from '../../harness/built-site.ts'
import { serverIn } from '../../harness/start-site.ts'
import { holesIn } from '../support/holes.ts'
import { expect, startSite, test } from '../support/site-test.ts'

test('no page has an empty label, a separator without words, or a missing value', () => {
  for (const path of [...pagePaths, '404', 'sv/404']) expect(holesIn(htmlOf(path)), path).toEqual([])
})

test('every page keeps the size of its text in landscape, on iPhones by the prefixed property', () => {
  for (const path of [...pagePaths, '404', 'sv/404'])
    expect(htmlOf(path), path).toMatch(/html\{[^}]*-webkit-text-size-adjust:100%[^}]*;text-size-adjust:100%/)
})

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] })
  const wrong: string[] = []
  for (const path of [...pagePaths, '404', 'sv/404']) {
    const { results } = await validator.validateString(htmlOf(path))
    wrong.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
      ),
    )
  }
  expect(wrong).toEqual([])
})

test('no heading of an article can take an id of the page around it', () => {
  for (const { path } of manifest.articles) {
    const html = htmlOf(path)
    const body = bodyOfArticle(html)
    expect(body, path).not.toBe('')
    const around = [...html.replace(body, '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(
      around.filter((id) => id === slug(id) && !pageIds.includes(id)),
      path,
    ).toEqual([])
  }
})

const bodyOfArticle = (html: string) => /<div class="prose [\s\S]*?<aside/.exec(html)?.[0] ?? ''

test('every internal link has an existing main path and anchor as its target', () => {
  const wrong: string[] = []
  for (const path of pagePaths) {
    const html = htmlOf(path)
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `http://site${path.split('?')[0]}`)
      if (
        url.host !== 'site' ||
        (href.startsWith('#') && html.includes(` id="${decodeURIComponent(href.slice(1))}"`))
      )
        continue
      const target = url.pathname + (url.searchParams.has('category') ? url.search : '')
      // Other files of the site, such as the contact card.
      if (manifest.files[target] && !manifest.files[target].hashes) continue
      if (!pagePaths.includes(target) || !mainPaths.includes(url.pathname)) wrong.push(`${path} -> ${href}`)
      else if (url.hash && !htmlOf(target).includes(` id="${decodeURIComponent(url.hash.slice(1))}"`))
        wrong.push(`${path} -> ${href} (no such anchor)`)
    }
  }
  expect(wrong).toEqual([])
})

test.describe('files over HTTP', () => {
  test('pages are revalidated, hashed files are immutable, both are compressed', async ({ request }) => {
    const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } })
    const headers = page.headers()
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-security-policy']).not.toContain('unsafe')
    const again = await request.get('/', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' },
    })
    expect(again.status()).toBe(304)
    const script = Object.keys(manifest.files).find((path) => path.endsWith('.js')) ?? ''
    expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
  })

  test('a client without compression gets the uncompressed page', async ({ request }) => {
    const page = await request.get('/', { headers: { 'Accept-Encoding': 'identity' } })
    expect(page.headers()['content-encoding']).toBeUndefined()
    expect(page.headers()['content-length']).toBe(String((await page.body()).length))
    expect(await page.text()).toBe(htmlOf('/'))
  })

  test('HEAD and range requests work', async ({ request }) => {
    const whole = await request.get('/icon.svg', { headers: { 'Accept-Encoding': 'identity' } })
    const head = await request.head('/icon.svg', { headers: { 'Accept-Encoding': 'identity' } })
    expect(head.headers()['content-length']).toBe(String((await whole.body()).length))
    const part = await request.get('/icon.svg', {
      headers: { 'Accept-Encoding': 'identity', Range: 'bytes=0-4' },
    })
    expect([part.status(), await part.text()]).toEqual([206, '<svg '])
    const beyond = await request.get('/icon.svg', {
      headers: { 'Accept-Encoding': 'identity', Range: 'bytes=999999-' },
    })
    expect(beyond.status()).toBe(416)
  })

  test('nothing outside the site can be reached', async ({ request }) => {
    for (const path of [
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '/manifest.json',
      '/404',
      '/index.html%00',
    ]) {
      const response = await request.get(path)
      expect([path, response.status()]).toEqual([path, 404])
    }
  })
})

test.describe('starting and stopping', () => {
  const outcome = (settings: Record<string, string>) =>
    new Promise<{ code: number | null; stderr: string }>((resolve) => {
      const server = spawn(process.execPath, [serverIn('build')], { env: { ...process.env, ...settings } })
      let stderr = ''
      server.stderr.on('data', (chunk: Buffer) => {
        stderr += chunk
      })
      server.once('exit', (code) => resolve({ code, stderr }))
    })

  test('a used port, an unwritable folder and a wrong setting print one line and exit with 1', async ({
    site,
  }) => {
    const port = new URL(site.url).port
    const folder = site.dataFolder
    const cases = [
      [{ PORT: port, HOST: '127.0.0.1', DATA_DIR: `${folder}/other` }, `PORT=${port}`],
      [{ PORT: '0', DATA_DIR: '/dev/null/data' }, 'DATA_DIR=/dev/null/data'],
      [{ PORT: '0', DATA_DIR: folder, TRUST_PROXY: 'all' }, 'TRUST_PROXY=all'],
      [{ PORT: '0', DATA_DIR: `${folder}/other`, HOST: '203.0.113.1' }, 'HOST=203.0.113.1'],
    ] as const
    for (const [settings, setting] of cases) {
      const { code, stderr } = await outcome(settings)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(stderr).toContain(setting)
      expect(code).toBe(1)
    }
  })

  test('the server stops with exit code 0', async () => {
    const site = await startSite()
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
    expect(await site.stop()).toBe(0)
  })

  test('an acknowledged message is on the disk, and its mails wait without a mail server', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const site = await startSite({ SMTP_URL: '' })
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'A', email: 'a@example.com', message: 'Kept' }),
    })
    expect(response.status).toBe(200)
    const database = new DatabaseSync(`${site.dataFolder}/site.db`, { readOnly: true })
    expect(database.prepare('select message from messages').all()).toEqual([{ message: 'Kept' }])
    expect(database.prepare('select count(*) as waiting from outbox where sent_at is null').get()).toEqual({
      waiting: 2,
    })
    database.close()
    await site.stop()
  })
})
