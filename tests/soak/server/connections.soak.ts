import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'
import { createHttpServer, serverLimits } from '../../../server/http/server.ts'
import { openTestedApp } from '../../support/app.ts'

const attackers = 500
const duration = 20_000

/** Sends a request and resolves with its duration in milliseconds. */
function visit(port: number, localAddress: string) {
  const start = performance.now()
  return new Promise<number>((resolve, reject) => {
    request({ port, host: '127.0.0.1', localAddress, path: '/api/live', agent: false }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - start))
    })
      .on('error', reject)
      .end()
  })
}

test('visitors are served while 500 slow connections are reopened all the time', async () => {
  const tested = await openTestedApp()
  const { server } = createHttpServer(tested.app, { trustedProxies: 0 })
  const port = await listenLocally(server)
  const end = performance.now() + duration

  async function attack() {
    while (performance.now() < end) {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.on('error', () => undefined)
      socket.write('GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ')
      while (!socket.closed && performance.now() < end) {
        await wait(1000)
        if (socket.writable) socket.write('a')
      }
      socket.destroy()
    }
  }
  const attacks = Promise.all(Array.from({ length: attackers }, attack))

  const times: number[] = []
  while (performance.now() < end) {
    times.push(await visit(port, '127.0.0.2'))
    await wait(100)
  }
  await attacks
  await new Promise((resolve) => server.close(resolve))
  await tested.close()
  expect(times.length).toBeGreaterThan(30)
  // Visitors do not wait until slow connections are cut off.
  expect(Math.max(...times)).toBeLessThan(serverLimits.headers)
}, 60_000)
