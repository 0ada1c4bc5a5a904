import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'

const [, waitsForServer = ''] =
  /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(readFileSync('deploy/systemd/kodhamn@.service', 'utf8')) ?? []

test.each([
  ['that is ready', { health: 200, live: 200 }, 0, ['health']],
  ['without its data, once it has waited for them', { health: 503, live: 200 }, 0, ['health', 'live']],
  ['that serves nothing', { health: 500, live: 500 }, 1, ['health', 'live']],
])('a server %s', async (_, statuses: Record<string, number>, status, wanted) => {
  const asked = new Set<string>()
  const server = createServer(({ url = '' }, response) => {
    const name = url.replace('/api/', '')
    asked.add(name)
    response.writeHead(statuses[name] ?? 404, { 'Retry-After': '5' }).end()
  })
  const port = String(await listenLocally(server))
  // As systemd hands it to the shell, with less patience.
  const script = waitsForServer
    .replace('20 health', '1 health')
    .replace('40 live', '1 live')
    .replaceAll('%i', () => port)
    .replaceAll('$$', () => '$')
  const child = execFile('sh', ['-c', script], { env: { PATH: process.env.PATH, HOST: '127.0.0.1' } })
  expect(await once(child, 'exit')).toEqual([status, null])
  expect([...asked]).toEqual(wanted)
  server.close()
})
