import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { listenLocally } from '../../../harness/port.ts'
import { bookingRequest } from '../../../tests/fixtures/booking-request.ts'
import { networksCalled } from '../../../tests/fixtures/client-networks.ts'
import { received } from '../../../tests/fixtures/received.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { addOwnerNotices, alertTexts, removeExpired } from '../../../tests/support/features.ts'
import { databaseForEachTest, dialect, freshForEachTest } from '../../../tests/support/fresh-database.ts'
import { startServer } from '../../../tests/support/server-process.ts'
import { loadFreeTimes } from '../../features/booking/availability.server.ts'
import { storeBooking } from '../../features/booking/book.server.ts'
import { cancelBooking, cancelForOwner, moveBooking } from '../../features/booking/change.server.ts'
import { bookingRules } from '../../features/booking/rules.ts'
import { alertWords as messageWords } from '../../features/messages/alert.words.ts'
import { storeMessage } from '../../features/messages/store.server.ts'
import type { PeriodicTask } from '../base/periodic-task.server.ts'
import { readConfig } from '../config/config.server.ts'
import { markFailed, newMail } from '../mail/outbox-store.server.ts'
import { recordDone } from '../operations/last-done.server.ts'
import { facts } from '../site/facts.ts'
import { hour, second } from '../time/durations.ts'
import { alertWords } from './alert.words.ts'
import { addAlert, claimAlert } from './alert-store.server.ts'
import { startAlerts } from './alerts.server.ts'
import { watchDatabase } from './watch-database.server.ts'

const secret = 'Åsa.Öberg-writes-this'

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

const write = (changes: { message?: string; isSpam?: boolean } = {}) =>
  storeMessage(database(), received({ message: secret, ...changes }))

const alerts = () => database().selectFrom('alerts').selectAll().orderBy('created_at').execute()
const dueNow = () => database().updateTable('alerts').set({ next_at: 0 }).execute()

test('a message is told within ten seconds, without a word of its sender, and once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  start()
  await write()
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
  expect(alert?.body).toBe(messageWords[facts.officeLanguage].message)
  expect(JSON.stringify(receiver().taken)).not.toMatch(/Åsa|asa@|writes/)
  expect(receiver().asked()).toBe(1)
})

test('a message that looks like spam is not told', async () => {
  await write({ isSpam: true })
  expect(await alerts()).toEqual([])
})

test('a meeting is told with its time when it is booked, moved and cancelled by the visitor', async () => {
  const availability = { rules: bookingRules, busy: [] }
  const [start = 0, later = 0, last = 0] = await loadFreeTimes(database(), availability)
  const booked = await storeBooking(database(), availability, bookingRequest(start))
  const token = booked.is === 'stored' ? booked.token : ''
  await moveBooking(database(), availability, { token, start: later, networks: networksCalled('one') })
  await cancelBooking(database(), availability, { token, networks: networksCalled('one') })
  // The owner knows of these: it waits for the visitor to confirm it, or the owner has cancelled it.
  await storeBooking(database(), availability, bookingRequest(last, { isLikelyBot: true }))
  expect((await alerts()).map(({ kind, starts_at }) => [kind, starts_at])).toEqual(
    expect.arrayContaining([
      ['booking-booked', start],
      ['booking-moved', later],
      ['booking-cancelled', later],
    ]),
  )
  expect(await alerts()).toHaveLength(3)
  const again = await storeBooking(database(), availability, bookingRequest(start))
  const id = again.is === 'stored' ? again.booking.id : ''
  await cancelForOwner(database(), bookingRules, { id, reason: '' })
  expect(await alerts()).toHaveLength(4)
})

test.each<[what: string, error: string, prepare: () => unknown]>([
  ['failing', 'status 500', () => Object.assign(receiver().answers, { status: 500 })],
  ['elsewhere', 'status 302', () => Object.assign(receiver().answers, { status: 302 })],
  ['silent', 'TimeoutError', () => Object.assign(receiver().answers, { isSilent: true })],
  ['away', 'ECONNREFUSED', () => receiver().stop()],
])('an address that is %s (%s) is tried again later, and never followed', async (_, error, prepare) => {
  const address = receiver().url
  await prepare()
  await addAlert(database(), { kind: 'message' })
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
  await addAlert(database(), { kind: 'message' })
  const { wake } = start(address)
  await eventually(() => expect(receiver().taken).toHaveLength(1))
  const [first] = receiver().taken
  expect(first?.path).toBe('/topic?auth=token')
  expect(first?.headers.authorization).toBe(`Basic ${btoa('me:pa:ss')}`)
  await receiver().stop()
  await addAlert(database(), { kind: 'message' })
  wake()
  await eventually(() => expect(logged().join()).toContain('alert failed'))
  expect(logged().join()).not.toMatch(/pa:ss|pa%3A|token|topic/)
})

test('after a day an alert is no longer tried, and gone', async () => {
  await addAlert(database(), { kind: 'message' }, Date.now() - 25 * hour)
  expect(await claimAlert(database())).toBeUndefined()
  await removeExpired(database())
  expect(await alerts()).toEqual([])
})

test('mails that are given up are told once a day', async () => {
  for (const id of ['a', 'b', 'c']) {
    await database()
      .insertInto('outbox')
      .values(newMail({ id, kind: 'week', due_at: 0 }))
      .execute()
    await markFailed(
      database(),
      { id, attempts: 9 },
      { giveUpAt: id === 'a' ? Date.now() + hour : 0, error: 'refused' },
    )
  }
  expect((await alerts()).map(({ kind }) => kind)).toEqual(['mail-given-up'])
})

type Look = [hours: number, told: number]

/** Backups that were made before, and how many alerts there are when somebody looks so many hours from now. */
const missing: [string, kind: 'backup' | 'offsite', madeAt: number[], looks: Look[]][] = [
  ['before the first one, once, after a night and a half', 'backup', [], looksAt('0:0 35:0 37:1 61:1')],
  ['once a day, to whom has made one before', 'backup', [0], looksAt('35:0 37:1 59:1 61:2')],
  ['not, where it was made meanwhile', 'backup', [0, 62], looksAt('63:0')],
  ['once a day, also before the first off-site one', 'offsite', [], looksAt('0:0 35:0 37:1 61:2')],
  ['not, where an off-site one was made meanwhile', 'offsite', [62], looksAt('97:0 99:1')],
]

function looksAt(text: string): Look[] {
  return text.split(' ').map((look) => {
    const [hours = 0, told = 0] = look.split(':').map(Number)
    return [hours, told]
  })
}

test.each(missing)('a missing backup is told %s', async (_, kind, madeAt, looks) => {
  const now = Date.now()
  for (const hours of madeAt) await recordDone(database(), kind, now + hours * hour)
  // Where copies are also kept elsewhere those here are made.
  if (kind === 'offsite') await recordDone(database(), 'backup', now + 100 * hour)
  const settings = { RESTIC_REPOSITORY: kind === 'offsite' ? '/a' : '', RESTIC_PASSWORD: 'b' }
  const config = { ...readConfig(settings), hasReminders: false, hasWeekMail: false }
  for (const [hours, told] of looks) {
    await addOwnerNotices(database(), config, now + hours * hour)
    expect([hours, (await alerts()).map((alert) => alert.kind)]).toEqual([
      hours,
      Array(told).fill(`${kind}-missing`),
    ])
  }
})

test('two senders take each alert once', async () => {
  for (let count = 0; count < 20; count++) await addAlert(database(), { kind: 'message' })
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
  await database().destroy()
  const first = await startServer(fresh(), environment)
  const answer = await fetch(`${first.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Åsa', email: 'asa@example.com', message: secret }),
  })
  expect(answer.status).toBe(200)
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
  for (const table of ['outbox', 'messages'] as const) await database().schema.dropTable(table).execute()
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
