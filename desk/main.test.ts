import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '../harness/port.ts'
import { type FreshDatabase, freshDatabase } from '../tests/support/fresh-database.ts'
import { processEnvironment } from '../tests/support/process-environment.ts'
import { spawnDesk } from '../tests/support/running-desk.ts'
import { folderWithHomePage, startServer } from '../tests/support/server-process.ts'
import type { MessageSummary } from './api.ts'

// Processes, which a busy machine starts slowly.
vi.setConfig({ testTimeout: 60_000 })

let fresh: FreshDatabase
const programs: { kill: () => unknown }[] = []

beforeEach(async () => {
  fresh = await freshDatabase()
  const folder = join(folderWithHomePage(fresh.settings.dataFolder), 'build/desk')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<!doctype html><p>The desk')
})
afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill()
  await fresh.remove()
})

/** Starts `npm run desk` beside the server. */
async function startDesk(environment: Record<string, string> = {}) {
  const { dataFolder, databaseUrl = '' } = fresh.settings
  const settings = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, SITE_URL: 'http://localhost' }
  const desk = await spawnDesk({ ...processEnvironment, ...settings, ...environment }, dataFolder)
  programs.push({ kill: desk.stop })
  return desk
}

/** Opens the address as a browser does. */
async function open(address: string) {
  const { origin } = new URL(address)
  const entered = await fetch(address, { redirect: 'manual' })
  const cookie = entered.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' },
    })
  return {
    status: entered.status,
    async messages(): Promise<MessageSummary[]> {
      return (await ask('/api/messages')).json()
    },
    post: (path: string) => ask(path, { method: 'POST', body: '{}' }),
  }
}

/** Starts the server. Returns how a visitor writes by its form. */
async function startSite() {
  const server = await startServer(fresh)
  programs.push(server)
  return async (name: string) => {
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, email: 'asa@example.com', message: `Hello from ${name}` }),
    })
    expect(response.status).toBe(200)
  }
}

test('the desk shows what the running server stores, and stops on Ctrl+C', async () => {
  const write = await startSite()
  const desk = await startDesk()
  const browser = await open(desk.address)
  expect(browser.status).toBe(303)
  await write('Åsa Öberg')
  expect(await browser.messages()).toMatchObject([{ name: 'Åsa Öberg', answeredAt: null }])
  desk.stop()
  expect([await desk.ended, await desk.stderr]).toEqual([0, ''])
})

test('a stopping desk carries out what could still be undone', async () => {
  const write = await startSite()
  await write('Åsa')
  await write('Bo')
  const desk = await startDesk()
  const browser = await open(desk.address)
  const [bo] = await browser.messages()
  expect((await browser.post(`/api/messages/${bo?.id}/delete`)).status).toBe(200)
  expect((await browser.messages()).map(({ name }) => name)).toEqual(['Åsa'])
  const names = async () => {
    const other = await open((await startDesk()).address)
    return (await other.messages()).map(({ name }) => name)
  }
  expect(await names()).toEqual(['Bo', 'Åsa'])
  desk.stop()
  expect(await desk.ended).toBe(0)
  expect(await names()).toEqual(['Åsa'])
})

test('each start has another key, and two desks work at once', async () => {
  const write = await startSite()
  const [first, second] = [await startDesk(), await startDesk()]
  const keyOf = ({ address }: { address: string }) => new URL(address).searchParams.get('key') ?? ''
  expect(keyOf(first)).toMatch(/^[\w-]{32}$/)
  expect(keyOf(first)).not.toBe(keyOf(second))
  expect((await open(first.address.replace(keyOf(first), () => keyOf(second)))).status).toBe(401)
  const browsers = [await open(first.address), await open(second.address)]
  await write('Åsa')
  for (const browser of browsers) expect(await browser.messages()).toMatchObject([{ name: 'Åsa' }])
})

test('no other machine reaches the desk', async () => {
  const { port } = await startDesk()
  const isOpen = (host: string) =>
    new Promise((resolve) => {
      const socket = connect({ host, port })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  const addresses = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
  const others = addresses.filter(({ internal, scopeid }) => !internal && !scopeid)
  expect(await isOpen('127.0.0.1')).toBe(true)
  for (const { address } of others) expect([address, await isOpen(address)]).toEqual([address, false])
  // Another loopback address stands in on a machine without a network.
  expect(await isOpen('127.0.0.2')).toBe(false)
})

test('a request that another page could make is refused', async () => {
  const { port } = await startDesk()
  const own = `127.0.0.1:${port}`
  for (const [request, status] of [
    [`GET / HTTP/1.1\r\nHost: ${own}\r\nHost: attacker.example\r\n\r\n`, 400],
    ['GET / HTTP/1.1\r\nHost: attacker.example\r\n\r\n', 403],
    ['GET / HTTP/1.0\r\n\r\n', 400],
    [`GET /../../../etc/passwd HTTP/1.1\r\nHost: ${own}\r\n\r\n`, 401],
  ] as const) {
    const socket = connect({ host: '127.0.0.1', port })
    socket.end(request)
    expect([request, (await text(socket)).slice(0, 12)]).toEqual([request, `HTTP/1.1 ${status}`])
  }
})

test.each<[string, Record<string, string>, RegExp]>([
  ['a port that is taken', { DESK_PORT: '' }, /^DESK_PORT=\d+: another program is listening/],
  ['a wrong port', { DESK_PORT: 'x' }, /^DESK_PORT=x: must be a number$/],
  ['no build', { BUILD_DIR: 'none' }, /^The site has not been built: run `npm run build`/],
])('%s is told in one line', async (_, environment, line) => {
  const other = createServer()
  const port = await listenLocally(other)
  const desk = await startDesk(environment.DESK_PORT === '' ? { DESK_PORT: String(port) } : environment)
  expect([await desk.ended, desk.output]).toEqual([1, ''])
  expect((await desk.stderr).trimEnd().split('\n')).toEqual([expect.stringMatching(line)])
  other.close()
})

test('over SSH it prints what to type on the owner’s own computer', async () => {
  const { output, port } = await startDesk({
    SSH_CONNECTION: '192.0.2.7 50000 198.51.100.4 22',
    SUDO_USER: 'asa',
  })
  expect(output).toContain(`ssh -L ${port}:127.0.0.1:${port} asa@198.51.100.4\n`)
})
