import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { freePort, listenLocally } from '../../../harness/port.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { outcomeHere } from '../../../tests/support/owner-command.ts'
import { processEnvironment } from '../../../tests/support/process-environment.ts'
import { spawnDesk } from '../../../tests/support/running-desk.ts'
import { folderWithHomePage, startServer } from '../../../tests/support/server-process.ts'
import { readConfig } from '../../core/config/config.server.ts'
import { sshTunnel } from '../../core/desk/ssh-tunnel.server.ts'
import type { MessageSummary } from '../../features/messages/desk/messages-api.ts'
import type { Today } from '../../shell/desk/today.server.ts'
import { command, withDesk } from './desk.ts'

const fresh = freshForEachTest()

beforeEach(() => {
  const folder = join(folderWithHomePage(fresh().settings.dataFolder), 'build/desk')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<!doctype html><p>The desk</p>')
})

const environment = () => ({
  DATA_DIR: fresh().settings.dataFolder,
  DATABASE_URL: fresh().settings.databaseUrl ?? '',
  BUILD_DIR: join(fresh().settings.dataFolder, 'build'),
  SITE_URL: 'http://localhost',
  UPDATE_CHECK: 'off',
})

/** Opens a desk in this process. */
const withOwnDesk = async (use: (address: string) => Promise<void>) =>
  withDesk(readConfig({ ...environment(), DESK_PORT: String(await freePort()) }), use)

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
    messages: async (): Promise<MessageSummary[]> => (await ask('/api/messages')).json(),
    today: async (): Promise<Today> => (await ask('/api/today')).json(),
    post: (path: string) => ask(path, { method: 'POST', body: '{}' }),
  }
}

test('the desk shows what the running server stores, and carries out on Ctrl+C what could still be undone', async () => {
  const server = await startServer(fresh())
  onTestFinished(server.kill)
  const desk = await spawnDesk(
    {
      ...processEnvironment,
      ...environment(),
      SSH_CONNECTION: '192.0.2.7 50000 198.51.100.4 22',
      USER: 'asa',
    },
    fresh().settings.dataFolder,
  )
  onTestFinished(() => void desk.stop())
  expect(desk.output).toContain(`ssh -L ${desk.port}:127.0.0.1:${desk.port} asa@198.51.100.4\n`)
  const browser = await open(desk.address)
  expect(browser.status).toBe(303)
  for (const name of ['Åsa', 'Bo']) {
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, email: 'asa@example.com', message: `Hello from ${name}` }),
    })
    expect(response.status).toBe(200)
  }
  const [bo] = await browser.messages()
  expect(bo).toMatchObject({ name: 'Bo', answeredAt: null })
  expect((await browser.post(`/api/messages/${bo?.id}/delete`)).status).toBe(200)
  expect((await browser.messages()).map(({ name }) => name)).toEqual(['Åsa'])
  const expectForAnother = (names: string[]) =>
    withOwnDesk(async (address) =>
      expect((await (await open(address)).messages()).map(({ name }) => name)).toEqual(names),
    )
  await expectForAnother(['Bo', 'Åsa'])
  desk.stop()
  expect([await desk.ended, await desk.stderr]).toEqual([0, ''])
  await expectForAnother(['Åsa'])
})

test.each([
  ['on', '1.1.0'],
  ['off', null],
])('Today says which release is newer (UPDATE_CHECK=%s)', async (UPDATE_CHECK, newer) => {
  const folder = fresh().settings.dataFolder
  for (const [name, value] of [
    ['node_modules/kodhamn/package.json', { version: '1.0.0' }],
    ['.cache/newest-release.json', { askedAt: Date.now(), newest: '1.1.0' }],
  ] as const) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), JSON.stringify(value))
  }
  const desk = await spawnDesk({ ...processEnvironment, ...environment(), UPDATE_CHECK }, folder)
  onTestFinished(() => void desk.stop())
  const browser = await open(desk.address)
  await eventually(async () => expect((await browser.today()).newerRelease).toEqual(newer))
})

test('each start has another key, and two desks work at once', () =>
  withOwnDesk((first) =>
    withOwnDesk(async (second) => {
      const keyOf = (address: string) => new URL(address).searchParams.get('key') ?? ''
      expect(keyOf(first)).toMatch(/^[\w-]{32}$/)
      expect(keyOf(first)).not.toBe(keyOf(second))
      expect((await open(first.replace(keyOf(first), () => keyOf(second)))).status).toBe(401)
      for (const address of [first, second]) expect((await open(address)).status).toBe(303)
    }),
  ))

test('no other machine reaches the desk', () =>
  withOwnDesk(async (address) => {
    const port = Number(new URL(address).port)
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
  }))

test.each<[string, Record<string, string>, RegExp]>([
  ['a port that is taken', {}, /^DESK_PORT=\d+: another program is listening/],
  ['a wrong port', { DESK_PORT: 'x' }, /^DESK_PORT=x: must be a number$/],
  ['no build', { BUILD_DIR: 'none' }, /^The site has not been built: run `npm run build`/],
])('%s is told in one line', async (_, wrong, line) => {
  const other = createServer()
  const taken = { DESK_PORT: String(await listenLocally(other)) }
  onTestFinished(() => void other.close())
  const { code, stdout, stderr } = await outcomeHere(command, [], { ...environment(), ...taken, ...wrong })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(line)])
})

test.each([
  [{ SSH_CONNECTION: '192.0.2.7 50000 198.51.100.4 22', SUDO_USER: 'asa' }, 'asa@198.51.100.4'],
  [{ USER: 'bo' }, 'bo@server'],
  [{ USER: 'bo', DISPLAY: ':0' }, undefined],
])('with %j the owner’s own computer reaches it as %s', (variables, host) =>
  expect(sshTunnel(variables, 'linux', 3210, 'server')).toBe(host && `ssh -L 3210:127.0.0.1:3210 ${host}`),
)
