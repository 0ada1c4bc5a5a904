import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { test as base, describe, expect } from 'vitest'
import { pages } from '../../engine/addresses/pages.ts'
import { buildFolder, notBuilt } from '../../engine/core/base/build-folder.ts'
import { listenLocally } from '../../harness/port.ts'
import { startNpm } from '../../harness/start-npm.ts'
import { serverIn } from '../../harness/start-site.ts'
import { startCalendarServer } from '../support/calendar-server.ts'
import { eventually } from '../support/eventually.ts'
import { startSite } from '../support/test-site.ts'

/* The built server as a process: how it starts, and how it stops. */

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies of a fixture from its pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'process-'))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

const bodyOf = (message: string) => JSON.stringify({ name: 'Åsa', email: 'asa@example.com', message })

const send = (url: string, message: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: bodyOf(message),
  })

function stored(folder: string, query: string) {
  const database = new DatabaseSync(join(folder, 'site.db'), { readOnly: true })
  const rows = database.prepare(query).all()
  database.close()
  return rows
}

const mailIsTaken = (folder: string) =>
  eventually(() => expect(stored(folder, 'select attempts from outbox where attempts > 0')).not.toEqual([]))

// Most of them wait.
describe.concurrent('the server', () => {
  test.for<[string, Record<string, string>]>([
    ['a folder that cannot be written', { DATA_DIR: '/dev/null/data' }],
    ['a wrong value', { TRUST_PROXY: 'all' }],
    ['an address of another machine', { HOST: '203.0.113.1' }],
    ['a used port', { PORT: '' }],
  ])('%s ends the start with one line', async ([, settings], { folder }) => {
    const other = createServer()
    const port = await listenLocally(other)
    if ('PORT' in settings) settings.PORT = String(port)
    const server = spawn(process.execPath, [serverIn(buildFolder)], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...settings },
    })
    const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
    const named = Object.entries(settings).map((setting) => setting.join('='))
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining(named.join())])
    expect(code).toBe(1)
    other.close()
  })

  test('without what has been built, the start ends with one line', async ({ folder }) => {
    const env = { ...process.env, BUILD_DIR: folder, DATA_DIR: folder }
    const server = spawn(process.execPath, [serverIn(buildFolder)], { env })
    const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
    expect([errors, code]).toEqual([`${notBuilt}\n`, 1])
  })

  test('a calendar that never answers: the first page after the start says so', async ({ folder }) => {
    const calendars = await startCalendarServer(() => undefined)
    const settings = { DATA_DIR: folder, BUSY_CALENDARS: calendars.url.href, BUSY_ALLOW_PRIVATE: '1' }
    const site = await startSite(settings)
    const page = await (await fetch(`${site.url}${pages.book.en}`)).text()
    await Promise.all([site.stop(), calendars.stop()])
    expect(page).toContain('data-free-times="unavailable"')
  })

  test('without calendars the first pages after the start have free times', async ({ folder }) => {
    const site = await startSite({ DATA_DIR: folder })
    const [book, contact] = await Promise.all(
      [pages.book.sv, pages.contact.en].map(async (path) => (await fetch(site.url + path)).text()),
    )
    await site.stop()
    expect(book).toContain('data-free-times="offered"')
    expect(contact).toContain('/book?start=')
  })

  test('a stop finishes the requests and mails in progress', async ({ folder }) => {
    const site = await startSite({ DATA_DIR: folder })
    site.mail.slowness = 1500
    expect((await send(site.url, 'Before')).status).toBe(200)
    await mailIsTaken(folder)

    const body = bodyOf('While stopping')
    const slow = connect(Number(new URL(site.url).port), '127.0.0.1')
    let response = ''
    slow.on('data', (chunk: Buffer) => {
      response += chunk
    })
    slow.write(
      'POST /api/contact HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n' +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    )
    await eventually(() => expect(response).toContain('100 Continue'))

    const stopped = site.stop()
    const isHealthy = () =>
      fetch(`${site.url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    await eventually(async () => expect(await isHealthy()).toBe(false))
    slow.write(body)
    await once(slow, 'close')
    expect(response).toMatch(/HTTP\/1\.1 200 OK[\s\S]*connection: close/i)
    expect(await stopped).toBe(0)

    expect(stored(folder, 'select message from messages order by received_at')).toEqual([
      { message: 'Before' },
      { message: 'While stopping' },
    ])
    const before = `select count(*) as unsent from outbox join messages on messages.id = message_id
    where message = 'Before' and sent_at is null and attempts > 0`
    expect(stored(folder, before)).toEqual([{ unsent: 0 }])
  })

  test('a stop does not wait for connections without a request', async ({ folder }) => {
    const site = await startSite({ DATA_DIR: folder })
    const port = Number(new URL(site.url).port)
    const ahead = connect(port, '127.0.0.1')
    const slow = connect(port, '127.0.0.1')
    slow.write('GET / HTTP/1.1\r\nHost: si')
    await Promise.all([once(ahead, 'connect'), once(slow, 'connect')])
    await fetch(`${site.url}/api/live`)
    // It ends with 1 where it has waited in vain.
    expect(await site.stop()).toBe(0)
  })

  test('a stop with a stuck mail gives it up and loses nothing', async ({ folder }) => {
    const site = await startSite({ DATA_DIR: folder })
    site.mail.slowness = 60_000
    expect((await send(site.url, 'Kept')).status).toBe(200)
    await mailIsTaken(folder)
    expect(await site.stop()).toBe(1)
    expect(stored(folder, 'select count(*) as waiting from outbox where sent_at is null')).toEqual([
      { waiting: 2 },
    ])
  })

  test('npm run start serves the site and stops gracefully', async ({ folder }) => {
    const settings = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }
    const { stdout, end } = startNpm('start', settings)
    try {
      let port: string | undefined
      for await (const line of createInterface(stdout)) {
        port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
        if (port) break
      }
      for (const path of ['/', '/sv/about', '/api/health'])
        expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200)
      expect(readdirSync(folder)).toContain('site.db-wal')
    } finally {
      end()
    }
    await eventually(() => expect(readdirSync(folder), 'the database is closed').not.toContain('site.db-wal'))
  })
})
