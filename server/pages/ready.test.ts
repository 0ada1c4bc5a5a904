import { createServer, type Server } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '../../tests/port.ts'
import { securityHeaders } from '../http/security.ts'
import { answerPage } from './answer.ts'
import { readyAnswers } from './ready.ts'
import type { Held, Site } from './site.ts'

const html = Buffer.from('<!DOCTYPE html><title>Sölvesborg</title>')
/** Every byte there is. */
const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))

const page: Held = {
  file: '/blog.html',
  type: 'text/html; charset=utf-8',
  etag: 'of-this-text',
  isImmutable: false,
  hashes: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
  length: html.length,
  isHeld: true,
  body: () => html,
  encoded: { br: brotliCompressSync(html), gzip: gzipSync(html) },
}
const picture: Held = {
  file: '/assets/picture.avif',
  type: 'image/avif',
  etag: 'of-this-picture',
  isImmutable: true,
  length: bytes.length,
  isHeld: true,
  body: () => bytes,
  encoded: {},
}
const largeBytes = Buffer.alloc(40 * 1024, bytes)
const large: Held = { ...picture, length: largeBytes.length, body: () => largeBytes }
const site: Site = {
  files: new Map([
    ['/blog', page],
    ['/blog?category=devops', page],
    ['/assets/picture.avif', picture],
    ['/assets/large.avif', large],
    ['/share/en/blog.jpg', { ...picture, isHeld: false }],
    ['404', page],
  ]),
  titles: {},
  redirects: {},
  counted: [],
  hosts: { script: [], connect: [], img: [] },
}

let server: Server
let url: string
let isStopping: boolean

async function listen(trustedProxies: number) {
  const answersAhead = readyAnswers({ site, trustedProxies, isStopping: () => isStopping })
  server = createServer((request, response) => {
    if (!answersAhead(request, response)) response.writeHead(501).end()
  })
  url = `http://127.0.0.1:${await listenLocally(server)}`
}

beforeEach(() => {
  isStopping = false
})

afterEach(() => server.close())

test.each([
  ['GET', '/blog', 'br'],
  ['GET', '/blog', 'gzip'],
  ['HEAD', '/blog', 'br'],
  ['GET', '/blog?category=devops', 'identity'],
  ['GET', '/assets/picture.avif', 'br'],
  ['GET', '/assets/large.avif', 'br'],
])('%s %s in %s is answered as the app answers it', async (method, path, encoding) => {
  await listen(0)
  const headers = { 'Accept-Encoding': encoding }
  const response = await fetch(url + path, { method, headers, keepalive: false })
  expect(response.status).toBe(200)
  const expected = answerPage(new Request(url + path, { method, headers }), site).headers
  for (const [name, value] of [...expected, ...Object.entries(securityHeaders)])
    expect.soft(response.headers.get(name), name).toBe(value)
  const body = method === 'HEAD' ? Buffer.alloc(0) : site.files.get(path)?.body()
  expect(Buffer.from(await response.arrayBuffer())).toEqual(body)
})

test.each([
  ['an unknown path', '/blogg', {}],
  ['the file of the page that is not found', '/404', {}],
  ['a page that the visitor may have already', '/blog', { headers: { 'If-None-Match': '"of-this-text"' } }],
  ['a file that is read from the disk', '/share/en/blog.jpg', {}],
  ['a part of a file', '/assets/picture.avif', { headers: { Range: 'bytes=0-1' } }],
  ['a message', '/blog', { method: 'POST' }],
])('%s is left to the app', async (_, path, request) => {
  await listen(0)
  expect((await fetch(url + path, request)).status).toBe(501)
})

test('behind a proxy, who may have come without TLS is left to the app', async () => {
  await listen(1)
  const visit = async (scheme: string) =>
    (await fetch(`${url}/blog`, { headers: { 'X-Forwarded-Proto': scheme } })).status
  expect([await visit('http'), await visit('https')]).toEqual([501, 200])
})

test('a server that is stopping leaves all to the app, which says that the connection ends', async () => {
  await listen(0)
  isStopping = true
  expect((await fetch(`${url}/blog`)).status).toBe(501)
})
