import { request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'
import { openTestedApp, type TestedApp } from '../../../tests/support/app.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { createHttpServer, serverLimits } from './http.server.ts'

let tested: TestedApp
let server: Server

/** Those that a test has opened. */
const sockets = eachTest(
  (): Socket[] => [],
  async (opened) => {
    for (const socket of opened) socket.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await tested.close()
  },
)

/** Serves a site without pages. Resolves with the port. */
async function open(changes: Partial<typeof serverLimits> = {}, trustedProxies = 0): Promise<number> {
  tested = await openTestedApp({ TRUST_PROXY: String(trustedProxies) })
  ;({ server } = createHttpServer(tested.app, { trustedProxies, limits: { ...serverLimits, ...changes } }))
  return listenLocally(server)
}

/** Opens a connection from a loopback address and sends the start of a request. */
function openSocket(port: number, requestText: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  // The tests expect connections to be cut off.
  socket.on('error', () => undefined)
  socket.write(requestText)
  sockets().push(socket)
  return socket
}

/** The whole response, as text. */
const responseOf = (socket: Socket) => text(socket).catch(() => '')

const post = (headers: string) => `POST /api/contact HTTP/1.1\r\nHost: site.example\r\n${headers}\r\n`

/** A complete request. */
function visit(port: number, localAddress: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined }>((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', localAddress, path: '/api/live', agent: false, headers },
      (response) => {
        response.resume()
        resolve({ status: response.statusCode })
      },
    )
      .on('error', reject)
      .end()
  })
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('the server allows five seconds for headers and thirty for a request', async () => {
  await open()
  expect([server.headersTimeout, server.requestTimeout]).toEqual([5000, 30_000])
})

test('a request with endless headers gets 408', async () => {
  const port = await open({ headers: 200, checkEvery: 50 })
  expect(await responseOf(openSocket(port, 'GET / HTTP/1.1\r\nHost: site.example\r\n'))).toMatch(
    /^HTTP\/1\.1 408 /,
  )
})

test('a request with a slow body is cut off and not stored', async () => {
  const port = await open({ headers: 200, request: 400, checkEvery: 50 })
  const slow = openSocket(port, post('Content-Type: application/json\r\nContent-Length: 500\r\n'))
  const trickle = setInterval(() => slow.write(' '), 40)
  await responseOf(slow)
  clearInterval(trickle)
  expect(await tested.database.selectFrom('messages').selectAll().execute()).toEqual([])
  await eventually(async () => expect(await openConnections()).toBe(0))
})

test('500 connections without a whole request do not lock out visitors', async () => {
  // No timeout closes them: only new connections do.
  const port = await open({ headers: 60_000, request: 60_000 })
  await Promise.all(
    Array.from(
      { length: 500 },
      () =>
        new Promise<unknown>((resolve) => {
          const socket = openSocket(port, 'GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ')
          socket.once('connect', resolve)
        }),
    ),
  )
  for (const address of ['127.0.0.2', '127.0.0.1']) {
    expect((await visit(port, address)).status).toBe(200)
  }
  expect(await openConnections()).toBeLessThanOrEqual(serverLimits.perAddress + 2)
})

test('the limit of all connections also holds behind a proxy', async () => {
  const port = await open({ total: 20 }, 1)
  for (let number = 0; number < 60; number++) openSocket(port, 'GET /')
  expect((await visit(port, '127.0.0.1')).status).toBe(200)
  expect(await openConnections()).toBeLessThanOrEqual(21)
})

test.each([
  ['behind two proxies', 2, { 'X-Forwarded-For': '192.0.2.1, 198.51.100.7, 10.0.0.1' }],
  ['behind a proxy, over IPv6', 1, { 'X-Forwarded-For': '2001:db8::7' }],
  ['directly', 0, {}],
])('slow requests of one network leave room for others: %s', async (_, trustedProxies, own) => {
  const port = await open({ requestsPerAddress: 5 }, trustedProxies)
  const header = Object.entries(own).map((entry) => `${entry.join(': ')}\r\n`)
  const slow = post(`${header.join('')}Content-Type: application/json\r\nContent-Length: 500\r\n`)
  const refused: string[] = []
  for (let number = 0; number < 8; number++)
    void openSocket(port, slow).on('data', (answer) => refused.push(String(answer).slice(0, 12)))
  await eventually(async () => expect(refused).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 429')))
  expect((await visit(port, '127.0.0.1', own)).status).toBe(429)
  const others = { 'X-Forwarded-For': trustedProxies === 2 ? '198.51.100.8, 10.0.0.1' : '198.51.100.8' }
  expect((await visit(port, trustedProxies ? '127.0.0.1' : '127.0.0.2', others)).status).toBe(200)
  // A network that lets go of them is served again.
  for (const socket of sockets()) socket.destroy()
  await eventually(async () => expect((await visit(port, '127.0.0.1', own)).status).toBe(200))
})

test('a connection with a request in progress stays open', async () => {
  const port = await open({ perAddress: 3 })
  const body = JSON.stringify({ name: 'Åsa', email: 'asa@example.com', message: 'Slowly, but honestly' })
  const slow = openSocket(
    port,
    post(
      `Content-Type: application/json\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
    ),
  )
  const response = responseOf(slow)
  await new Promise((resolve) => server.once('request', resolve))
  for (let number = 0; number < 20; number++) openSocket(port, 'GET /')
  expect((await visit(port, '127.0.0.1')).status).toBe(200)
  slow.write(body)
  expect(await response).toMatch(/^HTTP\/1\.1 200 /)
})

test('a request of HTTP/1.0 needs no host', async () => {
  const port = await open()
  expect(await responseOf(openSocket(port, 'GET /api/live HTTP/1.0\r\n\r\n'))).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', post('Content-Length: 3\r\nContent-Length: 4\r\n'), 400],
  ['a length beside chunks', post('Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'), 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
  ['a target that is no address', 'GET http://[bad/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['TRACE of a page', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['TRACE of the API', 'TRACE /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['another protocol', 'HELO there\r\n\r\n', 400],
])('%s is refused', async (_, requestText, status) => {
  const port = await open()
  expect(await responseOf(openSocket(port, requestText))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})
