import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'
import { appForEachTest } from '../../../tests/support/app.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { createHttpServer, serverLimits } from './http.server.ts'

const tested = appForEachTest()
const server = eachTest(
  () => createHttpServer(tested().app, { trustedProxies: 0 }).server,
  (started) => {
    started.closeAllConnections()
    return new Promise((resolve) => started.close(resolve))
  },
)
const port = eachTest(() => listenLocally(server()))
const agent = eachTest(
  () => new Agent({ keepAlive: true, maxSockets: 1 }),
  (kept) => kept.destroy(),
)

/** Sends a request on the kept connection where there is one. */
const send = (method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) =>
  new Promise<{ status: number | undefined; connection: string | undefined; body: string }>(
    (resolve, reject) => {
      const sent = request({ agent: agent(), port: port(), method, path, headers }, async (response) => {
        const { statusCode: status, headers } = response
        resolve({ status, connection: headers.connection, body: await text(response) })
      })
      sent.on('error', reject).end(body)
    },
  )

const json = { 'Content-Type': 'application/json' }
const large = Buffer.alloc(2_000_000, 'x')

test.each([
  ['with its length', { 'Content-Length': String(large.length) }],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }],
])('each of 20 bodies of 2 MB %s gets 413, and each next request its answer', async (_, length) => {
  for (let nth = 0; nth < 20; nth++) {
    expect(await send('POST', '/api/contact', { ...json, ...length }, large)).toMatchObject({
      status: 413,
      connection: 'close',
    })
    expect((await send('GET', '/api/live')).status).toBe(200)
  }
})

test.each([
  ['413', 'POST', '/api/contact', json],
  ['403', 'POST', '/api/contact', { ...json, Origin: 'https://evil.example' }],
  ['405', 'POST', '/blog', json],
])(
  '%s comes when a body of usual size has been sent, as proxies want it',
  async (status, method, path, headers) => {
    const body = large.subarray(0, 200_000)
    const sent = request({
      agent: agent(),
      port: port(),
      method,
      path,
      headers: { ...headers, 'Content-Length': body.length },
    })
    const answered = once(sent, 'response').then(() => 'answered')
    sent.write(body.subarray(0, 100_000))
    // Another one is answered meanwhile.
    expect((await fetch(`http://127.0.0.1:${port()}/api/live`)).status).toBe(200)
    expect(await Promise.race([answered, 'not yet'])).toBe('not yet')
    sent.end(body.subarray(100_000))
    const [response]: IncomingMessage[] = await once(sent, 'response')
    expect(response).toMatchObject({ statusCode: Number(status), headers: { connection: 'keep-alive' } })
  },
)

/** Writes a whole request before it reads the response, as simple clients do. Resolves with the response. */
async function writeThenRead(method: string, path: string, head: string, parts: Buffer[]): Promise<string> {
  const socket = connect(port(), '127.0.0.1').pause()
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error))
  const written = async () => {
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`)
    for (const part of parts) await new Promise((resolve) => socket.write(part, resolve))
    return text(socket)
  }
  return Promise.race([written(), failed])
}

const megabytes = (count: number) => Array<Buffer>(count * 16).fill(Buffer.alloc(65_536, 'x'))
const jsonHead = 'Content-Type: application/json'
const formHead = 'Content-Type: application/x-www-form-urlencoded'

test.each([
  ['413', 'POST', '/api/contact', jsonHead, 2],
  ['413', 'POST', '/api/contact', jsonHead, 8],
  ['413', 'POST', '/api/contact', jsonHead, 20],
  ['413', 'POST', '/api/contact', formHead, 8],
  ['403', 'POST', '/api/contact', `${jsonHead}\r\nOrigin: https://evil.example`, 8],
  ['405', 'POST', '/blog', jsonHead, 8],
])(
  '%s for %s %s (%s) of %i MB is read by who writes all of it first',
  async (status, method, path, head, size) => {
    const parts = megabytes(size)
    const length = `Content-Length: ${size * 1024 * 1024}`
    const chunks = [
      ...parts.map((part) => Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')])),
      Buffer.from('0\r\n\r\n'),
    ]
    const start = new RegExp(`^HTTP/1.1 ${status} [^]+\r\nconnection: close\r\n`, 'i')
    expect(await writeThenRead(method, path, `${head}\r\n${length}`, parts)).toMatch(start)
    expect(await writeThenRead(method, path, `${head}\r\nTransfer-Encoding: chunked`, chunks)).toMatch(start)
  },
)

test('429 is read by each of 100 who write all of 2 MB first, and by one more while they still write', async () => {
  const unfinished = () => {
    const socket = connect(port(), '127.0.0.1').on('error', () => undefined)
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\n${jsonHead}\r\nContent-Length: 500\r\n\r\n`,
    )
    return socket
  }
  const open = Array.from({ length: serverLimits.requestsPerAddress }, unfinished)
  await eventually(async () => expect((await send('GET', '/api/live')).status).toBe(429))
  const head = `${jsonHead}\r\nContent-Length: ${2 * 1024 * 1024}`
  const all = Array.from({ length: 100 }, () =>
    writeThenRead('POST', '/api/contact', head, megabytes(2)).catch(String),
  )
  const isAnswered = (answer: string) => /^HTTP\/1.1 429 .*\r\n\r\nToo many requests at once\n$/s.test(answer)
  expect((await Promise.all(all)).filter((answer) => !isAnswered(answer))).toEqual([])
  // No more than so many are waited for.
  const waiting = Array.from({ length: serverLimits.requestsPerAddress }, unfinished)
  await Promise.all(waiting.map((socket) => once(socket, 'data')))
  expect(await text(unfinished())).toMatch(/^HTTP\/1.1 429 /)
  expect(waiting.some(({ readableEnded }) => readableEnded)).toBe(false)
  for (const socket of [...open, ...waiting]) socket.destroy()
  await eventually(async () => expect((await send('GET', '/api/live')).status).toBe(200))
})

test('who never stops sending gets the answer, and is cut off', async () => {
  const socket = connect(port(), '127.0.0.1')
  const cut = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))
  const answered = once(socket, 'data')
  let sent = 0
  const sendMore = () => {
    for (; socket.write(large); sent += large.length);
    sent += large.length
  }
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\n${jsonHead}\r\nContent-Length: 9000000000\r\n\r\n`,
  )
  socket.on('drain', sendMore)
  sendMore()
  const [answer] = await answered
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /)
  await cut
  expect(sent).toBeLessThan(60_000_000)
}, 9000)

test.each([
  ['403', 'POST', '/api/contact', { ...json, Origin: 'https://evil.example' }],
  ['404', 'POST', '/api/nothing', json],
  ['405', 'PUT', '/api/contact', json],
  ['405', 'POST', '/blog', json],
  ['415', 'POST', '/api/contact', { 'Content-Type': 'text/plain' }],
])('%s before the request was read closes the connection', async (status, method, path, headers) => {
  for (let nth = 0; nth < 5; nth++) {
    expect(await send(method, path, headers, large.subarray(0, 60_000))).toMatchObject({
      status: Number(status),
    })
    expect(await send(method, path, { ...headers, Expect: '100-continue' }, large)).toMatchObject({
      connection: 'close',
    })
    expect((await send('GET', '/api/live')).status).toBe(200)
  }
})

test('a body that is announced as too large is refused before it is sent', async () => {
  const response = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { ...json, 'Content-Length': '2000000' }
    const sent = request(
      { port: port(), method: 'POST', path: '/api/contact', headers, agent: false },
      (answer) => {
        resolve(answer.statusCode)
        sent.destroy()
      },
    )
    sent.on('error', reject).flushHeaders()
  })
  expect(response).toBe(413)
})
