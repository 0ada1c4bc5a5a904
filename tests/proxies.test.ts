import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import https from 'node:https'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttpServer, serverLimits } from '../engine/core/http/http.server.ts'
import { listenLocally } from '../harness/port.ts'
import { openTestedApp, type TestedApp } from './support/app.ts'
import { startCaddy } from './support/caddy.ts'
import { eventually } from './support/eventually.ts'
import { startNginx } from './support/nginx.ts'

/* The configurations of deploy/, in front of a server with few connections. */

const isMissing = (command: string) => spawnSync(command, ['version']).error !== undefined

let tested: TestedApp
let server: ReturnType<typeof createHttpServer>['server']
let port: number

beforeEach(async () => {
  tested = await openTestedApp({ TRUST_PROXY: '1' })
  const limits = { ...serverLimits, total: 20 }
  ;({ server } = createHttpServer(tested.app, { trustedProxies: 1, limits }))
  port = await listenLocally(server)
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await tested.close()
})

describe.each([
  { name: 'Caddy', command: 'caddy', start: startCaddy },
  { name: 'Nginx', command: 'nginx', start: startNginx },
])('$name', ({ command, start }) => {
  test.skipIf(isMissing(command))('keeps slow requests to itself', async () => {
    const proxy = await start([port])
    const options = { rejectUnauthorized: false, agent: false, family: 4 } as const
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '60000' }
    const slow = Array.from({ length: 60 }, () =>
      https.request(`${proxy.url}/api/contact`, { ...options, method: 'POST', headers }),
    )
    try {
      let sent = 0
      for (const request of slow) request.on('error', () => undefined).write('x'.repeat(9000), () => sent++)
      await eventually(async () => expect(sent).toBe(slow.length))
      const statuses = Array.from({ length: 5 }, async () => {
        const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
        https
          .get(`${proxy.url}/api/live`, options, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
        return promise
      })
      expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200])
      const connections = await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
      expect(connections).toBeLessThan(15)
    } finally {
      for (const request of slow) request.destroy()
      await proxy.stop()
    }
  })
})

test.skipIf(isMissing('caddy'))(
  'Caddy takes orders from root and itself alone, and still reloads',
  async () => {
    const caddy = await startCaddy([port])
    try {
      const { mode, uid } = statSync(caddy.administration)
      expect({ others: mode & 0o022, uid }).toEqual({ others: 0, uid: process.getuid?.() })
      caddy.reload()
    } finally {
      await caddy.stop()
    }
  },
)
