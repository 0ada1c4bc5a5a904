import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../../harness/port.ts'
import { expect, startSite, test } from '../support/site-test.ts'

let folder: string

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stop-'))
})

test.afterEach(() => {
  rmSync(folder, { recursive: true })
})

const bodyOf = (message: string) => JSON.stringify({ name: 'Åsa', email: 'asa@example.com', message })

const send = (url: string, message: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: bodyOf(message),
  })

function stored(query: string) {
  const database = new DatabaseSync(join(folder, 'site.db'), { readOnly: true })
  const rows = database.prepare(query).all()
  database.close()
  return rows
}

const mailsTaken = () => stored('select attempts from outbox where attempts > 0').length

test('a stop finishes the requests and mails in progress', async () => {
  const site = await startSite({ DATA_DIR: folder })
  site.mail.slowness = 1500
  expect((await send(site.url, 'Before')).status).toBe(200)
  await expect.poll(mailsTaken).toBeGreaterThan(0)

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
  await expect.poll(() => response).toContain('100 Continue')

  const stopped = site.stop()
  await expect
    .poll(async () => (await fetch(`${site.url}/api/health`).catch(() => undefined))?.status ?? 'away')
    .not.toBe(200)
  slow.write(body)
  await once(slow, 'close')
  expect(response).toMatch(/HTTP\/1\.1 200 OK[\s\S]*connection: close/i)
  expect(await stopped).toBe(0)

  expect(stored('select message from messages order by received_at')).toEqual([
    { message: 'Before' },
    { message: 'While stopping' },
  ])
  const before = `select count(*) as unsent from outbox join messages on messages.id = message_id
    where message = 'Before' and sent_at is null and attempts > 0`
  expect(stored(before)).toEqual([{ unsent: 0 }])
})

test('a stop does not wait for connections without a request', async () => {
  const site = await startSite({ DATA_DIR: folder })
  const port = Number(new URL(site.url).port)
  const ahead = connect(port, '127.0.0.1')
  const slow = connect(port, '127.0.0.1')
  slow.write('GET / HTTP/1.1\r\nHost: si')
  await Promise.all([once(ahead, 'connect'), once(slow, 'connect')])
  await fetch(`${site.url}/api/live`)
  const start = Date.now()
  expect(await site.stop()).toBe(0)
  expect(Date.now() - start).toBeLessThan(5000)
})

test('a stop with a stuck mail ends within ten seconds and loses nothing', async () => {
  const site = await startSite({ DATA_DIR: folder })
  site.mail.slowness = 60_000
  expect((await send(site.url, 'Kept')).status).toBe(200)
  await expect.poll(mailsTaken).toBeGreaterThan(0)
  const start = Date.now()
  expect(await site.stop()).toBe(1)
  expect(Date.now() - start).toBeLessThan(11_000)
  expect(stored('select count(*) as waiting from outbox where sent_at is null')).toEqual([{ waiting: 2 }])
})

test('metrics are served only on their own port', async ({ site: unmeasured }) => {
  const port = await freePort()
  const site = await startSite({ DATA_DIR: folder, METRICS_PORT: String(port) })
  await fetch(`${site.url}/about`)
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('http_requests_total{method="GET",route="page",status="200"} 1')
  for (const { url } of [site, unmeasured]) expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect(await site.stop()).toBe(0)
})
