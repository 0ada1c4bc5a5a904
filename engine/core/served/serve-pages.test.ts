import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hosts, servedFile, servedPage } from '../../../tests/fixtures/served-page.ts'
import { appForEachTest } from '../../../tests/support/app.ts'
import { findSlots } from '../../build/find-slots.ts'
import type { ServedFile } from './manifest.server.ts'
import { loadFile, type ServedFiles } from './served-files.server.ts'

const html = Buffer.from(`<!DOCTYPE html><title>Sölvesborg</title>${'<p>Hej</p>'.repeat(50)}`)
const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))

const page = servedFile()
const { hashes: _, ...file } = page
const picture: ServedFile = { ...file, type: 'image/avif', etag: 'of-this-picture', isImmutable: true }
const markdown: ServedFile = { ...file, type: 'text/markdown', canonical: 'https://site.example/blog' }
const encoded = { identity: html, br: brotliCompressSync(html), gzip: gzipSync(html) }
const notFoundHtml = `<html><head></head><body><p data-slot="path"></p>${[1, 2, 3].map((near) => `<li data-slot="near-${near}"></li>`).join('')}</body></html>`
const notFound = servedPage(notFoundHtml, { slots: findSlots(notFoundHtml) ?? {} })
const load = (file: ServedFile, bytes: Parameters<typeof loadFile>[1]) => loadFile(file, bytes, { hosts })
const site: ServedFiles = {
  files: new Map([
    ['/blog', load(page, encoded)],
    ['/sv', load(page, encoded)],
    ['/blog?category=devops', load({ ...page, etag: 'of-devops' }, encoded)],
    ['/assets/picture.avif', load(picture, { identity: bytes })],
    ['/blog.md', load(markdown, { identity: bytes })],
    ['/prislista å 100%.pdf', load(picture, { identity: bytes })],
    ['404', notFound],
    ['sv/404', notFound],
  ]),
  titles: { '/blog': 'Blog', '/sv': 'Hem' },
  redirects: { '/services': '/blog', '/över oss': '/blog#möte' },
  articles: [],
  hosts,
}

const tested = appForEachTest({}, site)

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  tested().app.request(path, { method, headers })

describe('a page', () => {
  test.each([
    ['gzip, deflate, br', 'br', '"of-this-text-br"'],
    ['gzip', 'gzip', '"of-this-text-gzip"'],
    ['br;q=0, gzip', 'gzip', '"of-this-text-gzip"'],
    ['BR', 'br', '"of-this-text-br"'],
    ['GZip;Q=0.8, bR;Q=0.5', 'gzip', '"of-this-text-gzip"'],
    ['br ; q=0.000 , gzip;q=0.1', 'gzip', '"of-this-text-gzip"'],
    ['*', 'br', '"of-this-text-br"'],
    ['*;q=0.5, br;q=0', 'gzip', '"of-this-text-gzip"'],
    ['identity;q=1, br;q=0.5', null, '"of-this-text"'],
    ['br;q=much', null, '"of-this-text"'],
    ['identity', null, '"of-this-text"'],
    ['', null, '"of-this-text"'],
  ])('for `Accept-Encoding: %s` is sent as %s', async (accepted, encoding, etag) => {
    const response = await get('/blog', { 'Accept-Encoding': accepted })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('ETag')).toBe(etag)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      encoded[encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'],
    )
  })

  test('has its content type, security headers and no-cache', async () => {
    const { headers } = await get('/blog')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-security-policy': expect.stringMatching(
        /script-src 'self' 'sha256-a'.*style-src 'self' 'sha256-b'/,
      ),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000',
    })
  })

  test('gets the same headers without a body for HEAD', async () => {
    const [whole, head] = [await get('/blog'), await get('/blog', {}, 'HEAD')]
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
    expect(await head.text()).toBe('')
  })

  test('with a matching ETag gets 304', async () => {
    for (const etags of ['"of-this-text"', 'W/"of-this-text"', '"other", "of-this-text"', '*']) {
      const response = await get('/blog', { 'If-None-Match': etags })
      expect([response.status, await response.text()]).toEqual([304, ''])
      expect(response.headers.get('ETag')).toBe('"of-this-text"')
    }
    expect((await get('/blog', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('is found by category, and an unknown category gets the whole page', async () => {
    expect((await get('/blog?category=devops')).headers.get('ETag')).toBe('"of-devops"')
    expect((await get('/blog?category=none&a=1')).headers.get('ETag')).toBe('"of-this-text"')
  })

  test.each([
    ['/services?a=1', '/blog?a=1'],
    ['/services/', '/blog'],
    ['/blog/', '/blog'],
    ['/%C3%B6ver%20oss', '/blog#m%C3%B6te'],
    ['/%c3%b6ver%20oss/?a=1&b=', '/blog?a=1&b=#m%C3%B6te'],
  ])('%s redirects to %s', async (path, target) => {
    const response = await get(path)
    expect([response.status, response.headers.get('Location')]).toEqual([308, target])
  })

  test('/sv/ answers like /sv', async () => expect((await get('/sv/')).status).toBe(200))
})

describe('a file', () => {
  test('with a hashed name is cached for ever, any other for a while', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('Cache-Control')
    expect(await caching('/assets/picture.avif')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/blog.md')).toBe('public, max-age=3600')
  })

  test.each(['/prislista%20%C3%A5%20100%25.pdf', '/prislista%20%c3%a5%20100%25.pdf'])(
    'with letters and signs in its name is found: %s',
    async (path) => expect((await get(path)).status).toBe(200),
  )

  test('that repeats a page links to it as canonical', async () =>
    expect((await get('/blog.md')).headers.get('Link')).toBe('<https://site.example/blog>; rel="canonical"'))

  test.each([
    ['bytes=0-1', 206, 'bytes 0-1/256', 2],
    ['bytes=250-999', 206, 'bytes 250-255/256', 6],
    ['bytes=-6', 206, 'bytes 250-255/256', 6],
    ['bytes=256-', 416, 'bytes */256', 0],
    ['bytes=9-3', 200, null, 256],
    ['bytes=-0', 416, 'bytes */256', 0],
    ['Bytes=0-1', 206, 'bytes 0-1/256', 2],
    ['bytes=0-1,4-5', 200, null, 256],
    ['lines=0-1', 200, null, 256],
  ])('for `Range: %s` gets status %i', async (range, status, contentRange, length) => {
    const response = await get('/assets/picture.avif', { Range: range })
    expect([response.status, response.headers.get('Content-Range')]).toEqual([status, contentRange])
    expect((await response.arrayBuffer()).byteLength).toBe(length)
  })

  test('is sent whole where it has changed since the first range request', async () => {
    const part = (etag: string) => get('/assets/picture.avif', { Range: 'bytes=0-1', 'If-Range': etag })
    expect((await part('"of-this-picture"')).status).toBe(206)
    expect((await part('"older"')).status).toBe(200)
  })
})

test('an unknown path gets a 404 with the escaped path and a suggested page', async () => {
  const response = await get('/blogg/%3Cscript%3E')
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  expect(await response.text()).toContain(
    '<p data-slot="path">/blogg/&lt;script&gt;</p><li data-slot="near-1"><a href="/blog">Blog</a></li>',
  )
  expect(await (await get('/sv/nej')).text()).toContain('Hem')
})

test.each([
  ['/a$&b', '/a$&amp;b'],
  ['/a$$b', '/a$$b'],
  ['/a$%60', '/a$`'],
  ["/a$'$1$<x>", '/a$&#39;$1$&lt;x&gt;'],
  ['/<li data-slot="near-1">', '/&lt;li data-slot=&quot;near-1&quot;&gt;'],
  ['/%E0%A4', '/%E0%A4'],
])('the path %s is shown as text', async (path, shown) => {
  expect(await (await get(path)).text()).toContain(`<p data-slot="path">${shown}</p>`)
})

test('of a long path the first 300 characters are shown, as they are written', async () => {
  const backticks = await get(`/${'$%60'.repeat(200)}`)
  expect(await backticks.text()).toContain(`<p data-slot="path">/${'$`'.repeat(149)}$</p>`)
  const quotes = await get(`/${'%22'.repeat(300)}`)
  expect(await quotes.text()).toContain(`<p data-slot="path">/${'&quot;'.repeat(49)}</p>`)
})

test('a page refuses POST', async () => {
  const response = await get('/blog', {}, 'POST')
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})
