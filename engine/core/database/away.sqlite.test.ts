import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { smallDisk } from '../../../tests/soak/scenarios/full-disk.ts'
import { openTestedApp } from '../../../tests/support/app.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { startServer } from '../../../tests/support/server-process.ts'
import { openDatabase } from './open.server.ts'

// Each server is a process, which a busy machine starts slowly.
vi.setConfig({ testTimeout: 60_000 })

const hello = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Hej!' }

const fresh = freshForEachTest()
const fileNamed = (name: string) => join(fresh().settings.dataFolder, name)

/** What visitors and a supervisor get of an app or a server. */
async function answersOf(ask: (path: string, init?: RequestInit) => Response | Promise<Response>) {
  const body = new URLSearchParams({ ...hello, language: 'sv', website: '' })
  const headers = { 'Content-Type': 'application/json' }
  const [health, sent, form] = await Promise.all([
    ask('/api/health'),
    ask('/api/contact', { method: 'POST', headers, body: JSON.stringify(hello) }),
    ask('/api/contact', { method: 'POST', body, redirect: 'manual' }),
  ])
  const { detail } = await health.json()
  return [health.status, detail, sent.status, form.headers.get('Location')]
}

const failing = (detail: string) => [503, detail, 503, '/sv/contact#message-failed']
const working = [200, undefined, 200, '/sv/contact#message-sent']
const replaced = 'The file of the database was deleted or replaced'

const losses: [string, (folder: string) => void][] = [
  ['database was deleted', (folder) => rmSync(join(folder, 'site.db'))],
  [
    'database was replaced by a copy',
    (folder) => {
      copyFileSync(join(folder, 'site.db'), join(folder, 'copy.db'))
      renameSync(join(folder, 'copy.db'), join(folder, 'site.db'))
    },
  ],
  ['log was deleted', (folder) => rmSync(join(folder, 'site.db-wal'))],
]

test.each(losses)('no message is acknowledged once the %s', async (_, lose) => {
  const tested = await openTestedApp()
  const ask = (path: string, init?: RequestInit) => tested.app.request(path, init)
  expect(await answersOf(ask)).toEqual(working)
  lose(tested.dataFolder)
  expect(await answersOf(ask)).toEqual(failing(replaced))
  tested.background.databaseWatch.wake()
  await eventually(() =>
    expect(
      tested.logged.filter((line) => /database cannot be read or written.*site\.db: was/.test(line)),
    ).toHaveLength(1),
  )
  await tested.close()
})

test('a folder that was moved is used again when it is put back', async () => {
  const tested = await openTestedApp()
  const ask = (path: string, init?: RequestInit) => tested.app.request(path, init)
  renameSync(tested.dataFolder, `${tested.dataFolder}-moved`)
  expect(await answersOf(ask)).toEqual(failing(replaced))
  renameSync(`${tested.dataFolder}-moved`, tested.dataFolder)
  expect(await answersOf(ask)).toEqual(working)
  await tested.close()
})

test.each<[string, string, () => Record<string, string> | undefined]>([
  [
    'a damaged database',
    'The database is damaged',
    () => void writeFileSync(fileNamed('site.db'), 'x'.repeat(50_000), { flag: 'r+' }),
  ],
  [
    'a database without its end',
    'The database is damaged',
    () => void truncateSync(fileNamed('site.db'), 9000),
  ],
  ['a database that was deleted', replaced, () => void rmSync(fileNamed('site.db'))],
  [
    'a folder in the place of the database',
    'The database cannot be read or written',
    () => {
      rmSync(fileNamed('site.db'))
      mkdirSync(fileNamed('site.db'))
    },
  ],
  [
    'PostgreSQL that is away',
    'The database cannot be read or written',
    () => ({ DATABASE_URL: 'postgres://nobody@localhost:1/nothing' }),
  ],
])('with %s the pages are served, and forms again once it is whole', async (_, detail, harm) => {
  await (await fresh().open()).destroy()
  const whole = readFileSync(fileNamed('site.db'))
  const settings = harm()
  const { dataFolder } = fresh().settings
  const tested = await openTestedApp({ DATA_DIR: dataFolder, ...settings })
  await eventually(() => expect(tested.logged.join('')).toMatch(/"database cannot be read or written"/))
  expect(
    tested.logged.filter((line) => /"reason":"(DATA_DIR|DATABASE_URL|\/)[^\n]+: /.test(line)),
  ).toHaveLength(1)
  await tested.close()

  const server = await startServer(fresh(), settings)
  const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init)
  expect((await ask('/')).status).toBe(200)
  expect(await answersOf(ask)).toEqual(failing(detail))
  if (!settings) {
    rmSync(fileNamed('site.db'), { recursive: true, force: true })
    writeFileSync(fileNamed('site.db'), whole)
    expect(await answersOf(ask)).toEqual(working)
  }
  expect(await server.stop()).toBe(0)
})

test.each([
  ['a database', true],
  ['no database yet', false],
])(
  'on a disk that is full at the start, with %s, nothing is acknowledged until there is room',
  async (_, isMade) => {
    const disk = smallDisk(8)
    if (!disk) return console.log('Skipped: this user may not mount a small disk')
    onTestFinished(disk.remove)
    if (isMade) await (await openDatabase({ dataFolder: disk.folder })).destroy()
    disk.fill()
    const server = await startServer(fresh(), { DATA_DIR: disk.folder })
    const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init)
    expect((await ask('/')).status).toBe(200)
    expect(await answersOf(ask)).toEqual(failing('The database has no room left on its disk'))
    disk.empty()
    await eventually(async () => expect(await answersOf(ask)).toEqual(working))
    expect(await server.stop()).toBe(0)
  },
)
