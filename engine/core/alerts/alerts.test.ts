import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { alertTexts, mailKinds, removeExpired } from '../../../tests/support/features.ts'
import { databaseForEachTest, dialect, freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { startServer } from '../../../tests/support/server-process.ts'
import type { PeriodicTask } from '../base/periodic-task.server.ts'
import { readConfig } from '../config/config.server.ts'
import { markFailed, newMail } from '../mail/outbox-store.server.ts'
import { facts } from '../site/facts.ts'
import { hour, second } from '../time/durations.ts'
import { alertWords } from './alert.words.ts'
import { addAlert, claimAlert } from './alert-store.server.ts'
import { startAlerts } from './alerts.server.ts'
import { watchDatabase } from './watch-database.server.ts'

const fresh = freshForEachTest()
const database = databaseForEachTest(fresh)
const receiver = eachTest(startReceiver, (started) => started.stop())
const logged = eachTest((): string[] => [])
/** Those that a test has started, which end before the database is closed. */
const senders = eachTest(
  (): PeriodicTask[] => [],
  (started) => Promise.all(started.map((sender) => sender.stop())),
)

/** Takes what is posted, as ntfy does, unless it is told to answer otherwise. */
async function startReceiver() {
  const taken: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  const answers = { status: 200, isSilent: false }
  let asked = 0
  const server = createServer(async (request, response) => {
    asked++
    const body = await text(request)
    if (answers.isSilent) return
    if (answers.status === 200) taken.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answers.status, { Location: '/elsewhere' }).end()
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}/topic`,
    taken,
    answers,
    asked: () => asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function start(address = receiver().url, limit = 2000) {
  const sender = startAlerts({
    texts: alertTexts,
    config: readConfig({ ALERT_URL: address }),
    database: database(),
    limit,
    log: pino({}, { write: (line: string) => logged().push(line) }),
  })
  senders().push(sender)
  return sender
}

const alerts = () => database().selectFrom('alerts').selectAll().orderBy('created_at').execute()
const dueNow = () => database().updateTable('alerts').set({ next_at: 0 }).execute()

const told = { kind: 'mail-given-up' } as const

test('an alert is told within ten seconds, and once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  start()
  await addAlert(database(), told)
  vi.advanceTimersByTime(10 * second)
  await eventually(() => expect(receiver().taken).toHaveLength(1))
  await eventually(async () => expect((await alerts())[0]?.sent_at).not.toBeNull())
  await senders()[0]?.stop()
  start()
  await dueNow()
  await senders()[1]?.stop()
  const [alert] = receiver().taken
  expect(alert?.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(alert?.headers.title).toMatch(/^[\x20-\x7e]+$/)
  expect(alert?.body).toBe(alertWords[facts.officeLanguage][told.kind])
  expect(receiver().asked()).toBe(1)
})

test.each<[what: string, error: string, prepare: () => unknown]>([
  ['failing', 'status 500', () => Object.assign(receiver().answers, { status: 500 })],
  ['elsewhere', 'status 302', () => Object.assign(receiver().answers, { status: 302 })],
  ['silent', 'TimeoutError', () => Object.assign(receiver().answers, { isSilent: true })],
  ['away', 'ECONNREFUSED', () => receiver().stop()],
])('an address that is %s (%s) is tried again later, and never followed', async (_, error, prepare) => {
  const address = receiver().url
  await prepare()
  await addAlert(database(), told)
  const sender = start(address, error === 'TimeoutError' ? 300 : 60_000)
  await eventually(() => expect(logged().join()).toContain(error))
  await sender.stop()
  const [alert] = await alerts()
  expect(alert).toMatchObject({ attempts: 1, sent_at: null })
  expect(alert?.next_at).toBeGreaterThan(Date.now() + 20_000)
  expect(receiver().taken).toEqual([])
  if (error === 'ECONNREFUSED') return
  Object.assign(receiver().answers, { status: 200, isSilent: false })
  await dueNow()
  start()
  await eventually(() => expect(receiver().taken).toHaveLength(1))
})

test('a password becomes a header, and stands in no log', async () => {
  const url = new URL(receiver().url)
  const address = `http://me:pa%3Ass@${url.host}/topic?auth=token`
  await addAlert(database(), told)
  const { wake } = start(address)
  await eventually(() => expect(receiver().taken).toHaveLength(1))
  const [first] = receiver().taken
  expect(first?.path).toBe('/topic?auth=token')
  expect(first?.headers.authorization).toBe(`Basic ${btoa('me:pa:ss')}`)
  await receiver().stop()
  await addAlert(database(), told)
  wake()
  await eventually(() => expect(logged().join()).toContain('alert failed'))
  expect(logged().join()).not.toMatch(/pa:ss|pa%3A|token|topic/)
})

test('after a day an alert is no longer tried, and gone', async () => {
  await addAlert(database(), told, Date.now() - 25 * hour)
  expect(await claimAlert(database())).toBeUndefined()
  await removeExpired(database())
  expect(await alerts()).toEqual([])
})

test('mails that are given up are told once a day', async () => {
  for (const id of ['a', 'b', 'c']) {
    await database()
      .insertInto('outbox')
      .values(newMail({ id, kind: mailKinds[0], due_at: 0 }))
      .execute()
    await markFailed(
      database(),
      { id, attempts: 9 },
      { giveUpAt: id === 'a' ? Date.now() + hour : 0, error: 'refused' },
    )
  }
  expect((await alerts()).map(({ kind }) => kind)).toEqual(['mail-given-up'])
})

test('two senders take each alert once', async () => {
  for (let count = 0; count < 20; count++) await addAlert(database(), told)
  const other = dialect === 'postgresql' ? await fresh().open() : database()
  const second = startAlerts({
    texts: alertTexts,
    config: readConfig({ ALERT_URL: receiver().url }),
    database: other,
    log: pino({ enabled: false }),
  })
  start()
  await eventually(async () => expect((await alerts()).filter(({ sent_at }) => sent_at === null)).toEqual([]))
  await second.stop()
  if (other !== database()) await other.destroy()
  expect(receiver().taken).toHaveLength(20)
})

test('a server that is killed before it could tell does so after its start, without a mail server', async () => {
  receiver().answers.status = 503
  const environment = { ALERT_URL: receiver().url }
  await addAlert(database(), told)
  await database().destroy()
  const first = await startServer(fresh(), environment)
  await eventually(() => expect(receiver().asked()).toBe(1))
  await first.kill()
  receiver().answers.status = 200
  const between = await fresh().open()
  await between.updateTable('alerts').set({ next_at: 0 }).execute()
  await between.destroy()
  const second = await startServer(fresh(), environment)
  await eventually(() => expect(receiver().taken).toHaveLength(1))
  expect(await second.stop()).toBe(0)
  const after = await fresh().open()
  expect(await after.selectFrom('alerts').select('id').where('sent_at', 'is', null).execute()).toEqual([])
  await after.destroy()
})

test('a database that fails is told once, though nothing can be stored', async () => {
  await database().schema.dropTable('outbox').execute()
  const watch = watchDatabase(
    database(),
    readConfig({ ALERT_URL: receiver().url }),
    pino({ enabled: false }),
    {
      interval: 5,
      alertAfter: 0,
    },
  )
  senders().push(watch)
  await eventually(() => expect(receiver().asked()).toBe(1))
  for (let look = 0; look < 5; look++) watch.wake()
  await watch.stop()
  expect(receiver().taken.map(({ body }) => body)).toEqual([
    alertWords[facts.officeLanguage]['database-failing'],
  ])
})
