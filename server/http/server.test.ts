import { request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '../../harness/port.ts'
import { openTestedApp, type TestedApp } from '../../tests/support/app.ts'
import { createHttpServer, serverLimits } from './server.ts'

let tested: TestedApp
let server: Server
let sockets: Socket[]

beforeEach(() => {
  sockets = []
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await tested.close()
})

/** Serves a site without pages. Resolves with the port. */
async function open(changes: Partial<typeof serverLimits> = {}, isBehindProxy = false): Promise<number> {
  tested = await openTestedApp({ TRUST_PROXY: isBehindProxy ? '1' : '0' })
  ;({ server } = createHttpServer(tested.app, { isBehindProxy, limits: { ...serverLimits, ...changes } }))
  return listenLocally(server)
}

/** A connection from one of this machine's own addresses, with a first part of a request. */
function connection(port: number, output: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  // Being cut off is what these tests are about.
  socket.on('error', () => undefined)
  socket.write(output)
  sockets.push(socket)
  return socket
}

/** What comes back until the other side ends, as text. */
const answered = (socket: Socket) => text(socket).catch(() => '')

const post = (headers: string) => `POST /api/contact HTTP/1.1\r\nHost: site.example\r\n${headers}\r\n`

/** A plain visit. */
function visit(port: number, localAddress: string) {
  return new Promise<{ status: number | undefined }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', localAddress, path: '/api/live', agent: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode })
    })
      .on('error', reject)
      .end()
  })
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('visitors have five seconds for headers and thirty for a request, in the running server', async () => {
  await open()
  expect([server.headersTimeout, server.requestTimeout]).toEqual([5000, 30_000])
})

test('headers that never end are cut off', async () => {
  const port = await open({ headers: 200, checkEvery: 50 })
  expect(await answered(connection(port, 'GET / HTTP/1.1\r\nHost: site.example\r\n'))).toMatch(
    /^HTTP\/1\.1 408 /,
  )
})

test('a body that trickles in is cut off, and nothing of it is stored', async () => {
  const port = await open({ headers: 200, request: 400, checkEvery: 50 })
  const slow = connection(port, post('Content-Type: application/json\r\nContent-Length: 500\r\n'))
  const trickle = setInterval(() => slow.write(' '), 40)
  await answered(slow)
  clearInterval(trickle)
  expect(await tested.database.selectFrom('messages').selectAll().execute()).toEqual([])
  await vi.waitFor(async () => expect(await openConnections()).toBe(0))
})

test('500 connections that ask nothing leave room for visitors, of other addresses and their own', async () => {
  // Nobody is cut off for being slow meanwhile: room is made for those who come.
  const port = await open({ headers: 60_000, request: 60_000 })
  await Promise.all(
    Array.from(
      { length: 500 },
      () =>
        new Promise<unknown>((resolve) => {
          const socket = connection(port, 'GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ')
          socket.once('connect', resolve)
        }),
    ),
  )
  for (const address of ['127.0.0.2', '127.0.0.1']) {
    expect((await visit(port, address)).status).toBe(200)
  }
  expect(await openConnections()).toBeLessThanOrEqual(serverLimits.perAddress + 2)
})

test('the bound in all holds whoever comes, behind a proxy as well', async () => {
  const port = await open({ total: 20 }, true)
  for (let number = 0; number < 60; number++) connection(port, 'GET /')
  expect((await visit(port, '127.0.0.1')).status).toBe(200)
  expect(await openConnections()).toBeLessThanOrEqual(21)
})

test('a connection that is being answered is not the one that has to go', async () => {
  const port = await open({ perAddress: 3 })
  const body = JSON.stringify({ name: 'Åsa', email: 'asa@example.com', message: 'Slowly, but honestly' })
  const honest = connection(
    port,
    post(
      `Content-Type: application/json\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
    ),
  )
  const answer = answered(honest)
  await new Promise((resolve) => server.once('request', resolve))
  for (let number = 0; number < 20; number++) connection(port, 'GET /')
  expect((await visit(port, '127.0.0.1')).status).toBe(200)
  honest.write(body)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', post('Content-Length: 3\r\nContent-Length: 4\r\n'), 400],
  ['a length beside chunks', post('Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'), 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
  ['a target that is no address', 'GET http://[bad/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['TRACE of a page', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['TRACE of the API', 'TRACE /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['another protocol', 'HELO there\r\n\r\n', 400],
])('%s is refused', async (_, output, status) => {
  const port = await open()
  expect(await answered(connection(port, output))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})
