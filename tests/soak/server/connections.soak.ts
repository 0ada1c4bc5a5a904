import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'
import { createHttpServer, serverLimits } from '../../../server/http/server.ts'
import { openTestedApp } from '../../support/app.ts'

const attackers = 500
const duration = 20_000

/** How long a plain visit takes, in milliseconds. */
function visit(port: number, localAddress: string) {
  const began = performance.now()
  return new Promise<number>((resolve, reject) => {
    request({ port, host: '127.0.0.1', localAddress, path: '/api/live', agent: false }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - began))
    })
      .on('error', reject)
      .end()
  })
}

test('visitors are served while 500 connections dawdle, and come back as soon as they are cut off', async () => {
  const tested = await openTestedApp()
  const { server } = createHttpServer(tested.app, { isBehindProxy: false })
  const port = await listenLocally(server)
  const until = performance.now() + duration

  async function dawdle() {
    while (performance.now() < until) {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.on('error', () => undefined)
      socket.write('GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ')
      while (!socket.closed && performance.now() < until) {
        await wait(1000)
        if (socket.writable) socket.write('a')
      }
      socket.destroy()
    }
  }
  const dawdling = Promise.all(Array.from({ length: attackers }, dawdle))

  const times: number[] = []
  while (performance.now() < until) {
    times.push(await visit(port, '127.0.0.2'))
    await wait(100)
  }
  await dawdling
  await new Promise((resolve) => server.close(resolve))
  await tested.close()
  expect(times.length).toBeGreaterThan(30)
  // Sooner than the first dawdlers are cut off: nobody waits for that.
  expect(Math.max(...times)).toBeLessThan(serverLimits.headers)
}, 60_000)
