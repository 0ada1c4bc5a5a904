import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { pages } from '../../engine/addresses/pages.ts'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { languageOf } from '../../engine/core/site/languages.ts'
import { manifest } from '../../harness/built-site.ts'
import { listenLocally } from '../../harness/port.ts'
import { serveInChunks } from '../support/chunked-server.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { shifts } from '../support/page-faults.ts'
import { article, service } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

/** A server sends ten packets before it hears from the browser. The headers take about a kilobyte of them. */
const firstRoundTrip = 10 * 1460 - 1024

test('a page paints from its first round trip, before the rest has arrived', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const compressed = (path: string) =>
    readFileSync(`${buildFolder}/site${manifest.files[path]?.encodings.br}`)
  const longPages = kindsOfPages
    .filter((path) => languageOf(path) === 'en')
    .sort((a, b) => compressed(b).length - compressed(a).length)
    .slice(0, 3)
  // A page that fits is held back before its end all the same.
  const firstPart = (path: string) =>
    compressed(path).subarray(0, Math.min(firstRoundTrip, compressed(path).length - 1024))
  const server = createServer((request, outgoing) => {
    const path = request.url ?? ''
    if (!longPages.includes(path)) return outgoing.writeHead(404).end()
    outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
    return outgoing.write(firstPart(path))
  })
  const url = `http://127.0.0.1:${await listenLocally(server)}`
  for (const path of longPages) {
    await page.goto(`${url}${path}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await page.evaluate(() => document.readyState), path).toBe('loading')
  }
  await page.goto('about:blank')
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

test(
  'a page that arrives in chunks has no layout shift',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const slow = await serveInChunks(site.url, 25)
    const english = kindsOfPages.filter((one) => languageOf(one) === 'en')
    // A desktop has those with columns, whose parts arrive one after the other.
    const withColumns = ['/', article.en.path, service.en, pages.contact.en, pages.blog.en]
    for (const path of project.name === 'desktop' ? withColumns : english) {
      await page.goto(`${slow.url}${path}`)
      await whenLive(page)
      expect.soft(await shifts(page), path).toEqual([])
    }
    await slow.close()
  },
)
