import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { startMailServer } from '../../../harness/mail-server.ts'
import { received } from '../../../tests/fixtures/received.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { mailKinds, mails } from '../../../tests/support/features.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { type Received, storeMessage } from '../../features/messages/store.server.ts'
import type { PeriodicTask } from '../base/periodic-task.server.ts'
import { waitAfter } from '../database/queue.server.ts'
import type { MailKind } from '../database/tables.server.ts'
import { fill } from '../text/sentence.ts'
import { day, hour, minute } from '../time/durations.ts'
import { mailWords } from './mail.words.ts'
import { stateOf } from './mail-state.server.ts'
import { encryptionTo, startOutbox } from './outbox.server.ts'
import { claimNext, type Mail, newMail, sendLimit } from './outbox-store.server.ts'

const database = databaseForEachTest()
const mail = eachTest(startMailServer, (server) => server.stop())
let outbox: PeriodicTask | undefined

// Before the database is closed.
afterEach(() => outbox?.stop())

function start(smtpUrl = mail().url, limit?: number) {
  outbox = startOutbox({
    mails,
    database: database(),
    ...(limit === undefined ? {} : { limit }),
    config: {
      smtpUrl,
      mailFrom: 'site@example.com',
      mailTo: 'owner@example.com',
      siteUrl: 'https://site.example',
      busyCalendars: [],
      mailPerMinute: 60,
    },
    log: pino({ enabled: false }),
  })
  return outbox
}

const store = (changes: Partial<Received> = {}, receivedAt = Date.now()) =>
  storeMessage(database(), received(changes), receivedAt)

const rows = () => database().selectFrom('outbox').selectAll().orderBy('due_at').execute()
const add = (...mails: Mail[]) => database().insertInto('outbox').values(mails).execute()
const dueNow = () => database().updateTable('outbox').set({ next_at: 0 }).execute()

/** Resolves when no mail waits any more. */
const settled = () =>
  eventually(async () => expect((await rows()).filter(({ sent_at }) => sent_at === null)).toEqual([]))

test('the owner can reply to the visitor, who gets a confirmation in the language of the page', async () => {
  await store()
  start()
  const mails = await mail().received(2)
  const toOwner = mails.find(({ to }) => to[0] === 'owner@example.com')
  expect(toOwner?.text).toContain('Kan du hjälpa oss?')
  expect(toOwner?.headers['reply-to']).toContain('asa@example.com')
  const toVisitor = mails.find(({ to }) => to[0] === 'asa@example.com')
  expect(toVisitor?.headers.subject).toBe(mailWords.sv.confirmation.subject)
  expect(toVisitor?.headers['auto-submitted']).toBe('auto-generated')
  expect(toVisitor?.headers['x-auto-response-suppress']).toBe('All')
  expect(toVisitor?.headers['reply-to']).toContain('owner@example.com')
  for (const written of ['Kan du hjälpa oss?', 'Hej Åsa']) expect(toVisitor?.text).not.toContain(written)
  expect(toVisitor?.headers.to).toBe('asa@example.com')
})

const evil = Buffer.from('\u202eevil\r\nBcc: x@evil.example').toString('base64')

test.each([
  `=?utf-8?B?${evil}?=`,
  `Åsa =?utf-8?B?${evil}?= Öberg`,
  `=?utf-8?Q?e_vil?= =?utf-8?Q?evil?=`,
  '=?utf-8?Q?e vil?=',
  `=?utf-8?B?${evil.repeat(3)}?=`,
  'What =? this',
])('the name %s, which looks like encoded words, stays text', async (name) => {
  await store({ name })
  start()
  const toOwner = (await mail().received(2)).find(({ to }) => to[0] === 'owner@example.com')
  expect(toOwner?.headers.subject).toBe(fill(mailWords.sv.owner.subject, { name }))
  expect(toOwner?.source).toMatch(/^Subject: =\?UTF-8\?B\?[\w+/=]+\?=(\s+=\?UTF-8\?B\?[\w+/=]+\?=)*\r$/m)
  // In front of a name stands an invisible letter.
  expect(toOwner?.headers['reply-to']).toContain(`\u2060${name} <`)
  expect(toOwner?.source).not.toContain(name)
})

test('each mail is sent once, however often the outbox is woken', async () => {
  await store()
  const { wake } = start()
  for (let times = 0; times < 5; times++) wake()
  await mail().received(2)
  await settled()
  wake()
  await outbox?.stop()
  expect(mail().mails).toHaveLength(2)
})

test('a failed mail waits for its next attempt and keeps its Message-ID', async () => {
  await store()
  mail().refuse = true
  start()
  await eventually(async () =>
    expect((await rows()).every(({ last_error }) => last_error !== null)).toBe(true),
  )
  await outbox?.stop()
  const failed = await rows()
  expect(failed.map(stateOf)).toEqual(['retrying', 'retrying'])
  expect(failed.every(({ next_at }) => next_at > Date.now())).toBe(true)

  mail().refuse = false
  await dueNow()
  start()
  const ids = (await mail().received(2)).map(({ headers }) => headers['message-id'])
  expect(ids.toSorted()).toEqual(failed.map(({ id }) => `<${id}@site.example>`).toSorted())
})

test('a mail in flight when its process dies goes out again within a minute, and not before it could have gone out', async () => {
  await store()
  const now = Date.now()
  const { mail: claimed } = await claimNext(database(), { now })
  await claimNext(database(), { now })
  expect((await claimNext(database(), { now: now + sendLimit })).mail).toBeUndefined()
  // As if most of a minute had passed. The outbox polls every ten seconds.
  await database()
    .updateTable('outbox')
    .set((row) => ({ next_at: row('next_at', '-', 50_000) }))
    .execute()
  start()
  const ids = (await mail().received(2)).map(({ headers }) => headers['message-id'])
  expect(ids).toContain(`<${claimed?.id}@site.example>`)
})

test('a mail is given up after three days without success', async () => {
  mail().refuse = true
  await store({ message: 'Old' }, Date.now() - 3 * day - 1000)
  await store({ message: 'Young' }, Date.now() - 3 * day + minute)
  start()
  await eventually(async () =>
    expect((await rows()).map(stateOf)).toEqual(['failed', 'failed', 'retrying', 'retrying']),
  )
  mail().refuse = false
  await dueNow()
  outbox?.wake()
  await mail().received(2)
  await outbox?.stop()
  expect(
    mail()
      .mails.map(({ text }) => text)
      .join(),
  ).not.toContain('Old')
})

test('one connection carries all mails, and one that was closed while idle loses none', async () => {
  const { wake } = start()
  for (const [nth, connections] of [1, 1, 2].entries()) {
    await store({ message: `Hej ${nth}!` })
    wake()
    await mail().received(2 * nth + 2)
    await settled()
    expect(mail().connections).toBe(connections)
    if (nth === 1) mail().closeConnections()
  }
  // And once more, long after it was closed: nothing has ended this process meanwhile.
  mail().closeConnections()
  await wait(300)
  await store({ message: 'Hej en gång till!' })
  wake()
  await mail().received(8)
  await settled()
  expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
})

test.each(['before it greets', 'in the middle of a mail'])(
  'a mail server that stops answering %s frees the mail within the limit',
  async (moment) => {
    if (moment === 'before it greets') mail().silent = true
    else mail().slowness = 60_000
    await store()
    // A busy machine may take long for a mail too.
    start(mail().url, 1000)
    await eventually(async () =>
      expect((await rows()).map(({ last_error }) => last_error)).toEqual(
        Array(2).fill('not sent within 1 seconds'),
      ),
    )
    mail().silent = false
    mail().slowness = 0
    await dueNow()
    outbox?.wake()
    await mail().received(2)
    await settled()
  },
)

test('a mail about neither message nor booking does not keep the others waiting', async () => {
  await add(newMail({ kind: 'reply-reminder', due_at: 0 }))
  await store()
  start()
  await mail().received(2)
  await settled()
})

test('a mail of which what it is about was deleted is not sent', async () => {
  await store({ name: 'Forgotten' })
  await store({ message: 'Kvar' })
  await database().deleteFrom('messages').where('name', '=', 'Forgotten').execute()
  start()
  await mail().received(2)
  await settled()
  expect(
    mail()
      .mails.map(({ text }) => text)
      .join(),
  ).not.toContain('Forgotten')
})

test('a name cannot become a header or a recipient', async () => {
  await store({ name: 'A" <x@example.com>, "B', message: 'Hi\r\nBcc: x@example.com' })
  start()
  const mails = await mail().received(2)
  for (const { to, headers } of mails) {
    expect(to).toHaveLength(1)
    expect(headers.bcc).toBeUndefined()
  }
})

test('a mail that cannot be rendered fails like others, and keeps none waiting', async () => {
  const broken = { ...newMail({ kind: 'reply-reminder', due_at: 0 }), kind: 'of a later release' as MailKind }
  const young = { ...broken, id: 'young', due_at: Date.now(), next_at: 0 }
  await add(broken, young)
  await store()
  start()
  await mail().received(2)
  await outbox?.stop()
  const unsent = (await rows()).filter(({ sent_at }) => sent_at === null)
  expect(unsent.map(stateOf)).toEqual(['failed', 'retrying'])
  expect(unsent[0]?.last_error).toContain('of a later release')
})

test('a mail that failed while the clock was ahead is due when it is right again', async () => {
  const now = Date.now()
  const waits = (id: string, attempts: number, next_at: number) => ({
    ...newMail({ id, kind: 'reply-reminder', due_at: 0 }),
    attempts,
    next_at,
  })
  await add(
    waits('wrong clock', 3, now + 240 * hour),
    waits('retried', 20, now + 2 * hour),
    waits('later', 0, now + 240 * hour),
  )
  expect((await claimNext(database(), { now })).mail?.id).toBe('wrong clock')
  expect((await claimNext(database(), { now })).mail).toBeUndefined()
})

test.each([1, 6, 7, 10, 12, 600])(
  '%i mails that may wait go in a minute, one at a time',
  async (perMinute) => {
    const mails = Array.from({ length: 20 }, () => newMail({ kind: mailKinds[0], priority: 1, due_at: 0 }))
    await add(...mails)
    const times: number[] = []
    for (let now = Date.now(); times.length < mails.length; ) {
      const { mail: claimed, mayGoAt = now } = await claimNext(database(), { now, perMinute })
      if (claimed) times.push(now)
      now = Math.max(mayGoAt, now)
    }
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(minute / perMinute)
    expect(Math.max(...gaps)).toBeLessThan(minute / perMinute + 1)
  },
)

test.each([
  ['mail.example.com', true],
  ['8.8.8.8', true],
  ['[2606:4700::1111]', true],
  ['localhost', false],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['[::1]', false],
  ['mailserver', false],
])('a password goes to %s with encryption alone, whose certificate is checked: %s', (host, isPublic) => {
  const unchecked = { tls: { rejectUnauthorized: false } }
  expect(encryptionTo(`smtp://me:secret@${host}:587`)).toEqual(isPublic ? { requireTLS: true } : unchecked)
  expect(encryptionTo(`smtp://${host}:25`)).toEqual(isPublic ? { requireTLS: false } : unchecked)
})

test('the wait doubles up to two hours', () => {
  expect([1, 2, 3, 20].map(waitAfter)).toEqual([30_000, 60_000, 120_000, 7_200_000])
})
