import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type CalendarServer, startCalendarServer } from '../../../../tests/support/calendar-server.ts'
import { isPublic } from '../../../core/network/ip-range.server.ts'
import { type FetchSettings, fetchCalendar } from './fetch-calendar.server.ts'

const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
let server: CalendarServer
beforeEach(async () => {
  server = await startCalendarServer((_, response) => response.end(text))
})
afterEach(() => server.stop())

const folder = mkdtempSync(join(tmpdir(), 'calendars-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { signal } = new AbortController()
const onThisMachine = { isPlainAllowed: true, isAllowed: () => true, signal }
const get = (settings: Partial<FetchSettings> = {}, url = server.url) =>
  fetchCalendar(url, { ...onThisMachine, ...settings })

function joined(...parts: (Buffer | string)[]) {
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}

const redirect = (location: string, status = 302): CalendarServer['answer'] => {
  return (request, response) => {
    if (request.url === '/basic.ics') response.writeHead(status, { location })
    response.end(text)
  }
}

test('a calendar comes with its version', async () => {
  server.answer = (_, response) =>
    response.writeHead(200, { ETag: '"1"', 'Last-Modified': 'Tue, 24 Nov 2026 09:00:00 GMT' }).end(text)
  expect(await get()).toEqual({
    is: 'fetched',
    text,
    version: { etag: '"1"', lastModified: 'Tue, 24 Nov 2026 09:00:00 GMT' },
  })
})

test('the known version is not fetched again', async () => {
  server.answer = ({ headers }, response) =>
    response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200).end()
  const version = { etag: '"1"', lastModified: 'Tue, 24 Nov 2026 09:00:00 GMT' }
  expect(await get({ version })).toEqual({ is: 'unchanged' })
  expect(server.requests[0]?.headers).toMatchObject({
    'if-modified-since': 'Tue, 24 Nov 2026 09:00:00 GMT',
  })
})

test.each([
  ['304, though no version is known', 304],
  ['403', 403],
  ['404', 404],
  ['500', 500],
  ['204', 204],
])('%s is a failure', async (_, status) => {
  server.answer = (_, response) => response.writeHead(status).end()
  expect(await get()).toEqual({ is: 'failed', reason: `status-${status}` })
})

test('redirects are followed, relative ones too', async () => {
  server.answer = redirect('/moved.ics', 308)
  expect(await get()).toMatchObject({ is: 'fetched', text })
  expect(server.requests.map(({ path }) => path)).toEqual(['/basic.ics', '/moved.ics'])
})

test('at most three redirects are followed', async () => {
  server.answer = (_, response) => response.writeHead(302, { location: '/basic.ics' }).end()
  expect(await get()).toEqual({ is: 'failed', reason: 'too-many-redirects' })
  expect(server.requests).toHaveLength(4)
})

test.each([
  ['file:///etc/passwd', 'not-encrypted'],
  ['ftp://127.0.0.1/', 'not-encrypted'],
  ['http://', 'wrong-redirect'],
  ['http://127.0.0.2:1/', 'private-address'],
  ['http://[::ffff:127.0.0.2]:1/', 'private-address'],
  ['http://localhost:1/', 'private-address'],
])('a redirect to %s is refused', async (location, reason) => {
  server.answer = redirect(location)
  const isFirstServer = (address: string) => address === '127.0.0.1' && server.requests.length === 0
  expect(await get({ isAllowed: isFirstServer })).toEqual({ is: 'failed', reason })
})

test('private addresses are refused before anything is sent, by number and by name', async () => {
  const { port } = server.url
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])
    expect(await get({ isAllowed: isPublic }, new URL(`http://${host}:${port}/`))).toEqual({
      is: 'failed',
      reason: 'private-address',
    })
  expect(await get({ isAllowed: isPublic }, new URL('https://localhost:1/'))).toMatchObject({
    reason: 'private-address',
  })
  expect(server.requests).toEqual([])
})

test('without encryption only where that is allowed', async () => {
  expect(await get({ isPlainAllowed: false })).toEqual({ is: 'failed', reason: 'not-encrypted' })
})

test('an answer that is too large is cut off, also when it never ends', async () => {
  server.answer = (_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => clearInterval(timer))
  }
  expect(await get({ limits: { bytes: 100_000 } })).toEqual({ is: 'failed', reason: 'too-large' })
})

test.each([
  ['never comes', () => undefined],
  [
    'trickles',
    (_, response) => {
      const timer = setInterval(() => response.write('B'), 5)
      response.on('close', () => clearInterval(timer))
    },
  ],
] as const satisfies [string, CalendarServer['answer']][])(
  'an answer that %s is given up',
  async (_, answer) => {
    server.answer = answer
    expect(await get({ limits: { time: 100 } })).toEqual({ is: 'failed', reason: 'timeout' })
  },
)

test('an answer that breaks off is a failure, and so is a server that is not there', async () => {
  server.answer = (_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('BEGIN:VCALENDAR')
    setTimeout(() => response.destroy(), 20)
  }
  expect(await get()).toEqual({ is: 'failed', reason: 'ECONNRESET' })
  await server.stop()
  expect(await get()).toEqual({ is: 'failed', reason: 'ECONNREFUSED' })
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['identity', (bytes: string) => bytes],
] as const)('an answer in %s is read, and cut off by the size of its text', async (encoding, pack) => {
  server.answer = (_, response) => response.writeHead(200, { 'Content-Encoding': encoding }).end(pack(text))
  expect(await get()).toMatchObject({ is: 'fetched', text })
  expect(server.requests[0]?.headers['accept-encoding']).toBe('gzip, identity')
  expect(await get({ limits: { bytes: 20 } })).toEqual({ is: 'failed', reason: 'too-large' })
})

const long = text.replace('END', () => `X-NOTE:${randomBytes(60_000).toString('hex')}\r\nEND`)
const zip = gzipSync(long)
const named = gzipSync('').subarray(0, 10).fill(0x1e, 3, 4)
const withFields = [named, Buffer.of(2, 0, 1, 2), 'a.ics\0note\0', Buffer.of(1, 2), zip.subarray(10)]
test.each<readonly [string, string, Buffer]>([
  ...['UTF-8', 'none', 'Binary', 'aws-chunked', ' , ,', 'identity, utf-8', 'gzip', 'br', 'deflate', 'x'].map(
    (coding) => [coding, 'a text', Buffer.from(long)] as const,
  ),
  ...['', 'GZIP', 'x-gzip', 'aws-chunked,gzip,', 'identity, gzip', 'br', 'deflate', 'binary'].map(
    (coding) => [coding, 'gzip', zip] as const,
  ),
  ...[1, 4, 7, 8].map((bytes) => ['gzip', `gzip without ${bytes} bytes`, zip.subarray(0, -bytes)] as const),
  ...['\r\n', '\0\0', '</html>'].map((end) => ['gzip', `gzip and ${end}`, joined(zip, end)] as const),
  ['gzip', 'gzip with all fields', joined(...withFields)],
  ['gzip', 'gzip in parts', joined(gzipSync(long.slice(0, 99)), gzipSync(long.slice(99)))],
  [
    'gzip',
    'gzip in parts, the last without its end',
    joined(gzipSync(long.slice(0, 99)), gzipSync(long.slice(99))).subarray(0, -8),
  ],
  ['deflate', 'deflate by zlib', deflateSync(long)],
  ['deflate', 'deflate by itself', deflateRawSync(long)],
  ['gzip, gzip', 'gzip twice', gzipSync(zip)],
  ['deflate, gzip', 'deflate in gzip', gzipSync(deflateRawSync(long))],
  ['gzip, deflate', 'gzip in deflate', deflateRawSync(zip)],
  ['br, utf-8, gzip', 'brotli in gzip', gzipSync(brotliCompressSync(long))],
])('Content-Encoding “%s” before %s', async (coding, _, bytes) => {
  server.answer = (_, response) => {
    response.writeHead(200, { 'Content-Encoding': coding })
    for (let at = 0; at < bytes.length; at += 9999) response.write(bytes.subarray(at, at + 9999))
    response.end()
  }
  expect(await get()).toMatchObject({ is: 'fetched', text: long })
})

test.each([
  ['gzip', 'cut in its content', zip.subarray(0, -9)],
  ['gzip', 'cut in the middle', zip.subarray(0, 30_000)],
  ['gzip', 'cut in its second part', joined(zip, zip.subarray(0, -9))],
  ['gzip', 'with another checksum', joined(zip.subarray(0, -8), '12345678')],
  ['deflate', 'cut', deflateRawSync(long).subarray(0, -1)],
  ['deflate', 'cut', deflateSync(long).subarray(0, -9)],
  ['br', 'cut', brotliCompressSync(long).subarray(0, -1)],
  ['gzip', 'packed many times', Array.from({ length: 9 }).reduce<Buffer>((packed) => gzipSync(packed), zip)],
])('a calendar in %s, %s, is a failure', async (coding, _, bytes) => {
  server.answer = (_, response) => response.writeHead(200, { 'Content-Encoding': coding }).end(bytes)
  expect(await get()).toMatchObject({ is: 'failed' })
})

test.each(['utf16le', 'utf8'] as const)('a calendar in %s with a mark of its order', async (encoding) => {
  const bytes = Buffer.from(`\uFEFF${text}`, encoding)
  server.answer = (_, response) => {
    for (const byte of bytes) response.write(Buffer.of(byte))
    response.end()
  }
  expect(await get()).toMatchObject({ is: 'fetched', text })
  server.answer = (_, response) => response.end(encoding === 'utf8' ? bytes : Buffer.from(bytes).swap16())
  expect(await get()).toMatchObject({ is: 'fetched', text })
})

test('long texts are dropped while they arrive, however they are folded', async () => {
  const lines = (...more: string[]) => ['BEGIN:VCALENDAR', ...more, 'SUMMARY:A', ' B', 'END:VCALENDAR', '']
  for (const end of ['\r\n', '\n', '\r', '\r\r\n', '\r\n\r\n']) {
    const long = lines('DESCRIPTION:One', ' DTSTART:20261201', '\ttwo', 'LOCATION;LANGUAGE=sv:Here').join(end)
    server.answer = (_, response) => {
      for (const letter of long) response.write(letter)
      response.end()
    }
    expect(await get()).toMatchObject({ is: 'fetched', text: lines().join(end) })
  }
})

test('user and password of an address are sent', async () => {
  await get({}, new URL(server.url.href.replace('//', '//me:app%20password@')))
  expect(server.requests[0]?.headers.authorization).toBe(`Basic ${btoa('me:app password')}`)
})

test('a file is read again once it has changed', async () => {
  const path = join(folder, 'busy.ics')
  writeFileSync(path, text)
  const url = pathToFileURL(path)
  const first = await get({}, url)
  expect(first).toMatchObject({ is: 'fetched', text })
  const version = first.is === 'fetched' ? first.version : undefined
  expect(await get({ version }, url)).toEqual({ is: 'unchanged' })
  utimesSync(path, 1, 1)
  expect(await get({ version }, url)).toMatchObject({ is: 'fetched' })
  expect(await get({ limits: { bytes: 5 } }, url)).toEqual({ is: 'failed', reason: 'too-large' })
  rmSync(path)
  expect(await get({}, url)).toEqual({ is: 'failed', reason: 'ENOENT' })
  expect(await get({}, pathToFileURL(folder))).toEqual({ is: 'failed', reason: 'not-a-file' })
})
