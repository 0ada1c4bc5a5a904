import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../tests/mail-server.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { storeMessage } from '../messages/store.ts'
import { type Outbox, startOutbox, waitAfter } from './outbox.ts'

let folder: string
let database: Database
let mail: MailServer
let outbox: Outbox | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  database = await openDatabase({ dataFolder: folder })
  mail = await startMailServer()
})

afterEach(async () => {
  await outbox?.stop()
  await mail.stop()
  await database.destroy()
  rmSync(folder, { recursive: true })
})

function start(smtpUrl = mail.url) {
  outbox = startOutbox({
    database,
    smtpUrl,
    from: 'site@example.com',
    to: 'owner@example.com',
    siteUrl: 'https://site.example',
    log: () => undefined,
  })
  return outbox
}

const store = (changes: Partial<Parameters<typeof storeMessage>[1]> = {}) =>
  storeMessage(database, {
    name: 'Åsa Öberg',
    email: 'asa@example.com',
    message: 'Hej!\nKan du hjälpa oss?',
    language: 'sv',
    isSuspect: false,
    ...changes,
  })

test('the owner can reply to the visitor, and the visitor gets a confirmation in the language of the page', async () => {
  await store()
  start()
  const mails = await mail.received(2)
  const toOwner = mails.find(({ to }) => to[0] === 'owner@example.com')
  expect(toOwner?.text).toContain('Kan du hjälpa oss?')
  expect(toOwner?.headers['reply-to']).toContain('asa@example.com')
  const toVisitor = mails.find(({ to }) => to[0] === 'asa@example.com')
  expect(toVisitor?.text).toContain('tack för ditt meddelande')
  expect(toVisitor?.headers['auto-submitted']).toBe('auto-replied')
})

test('each mail is sent once, however often the outbox is woken', async () => {
  await store()
  const { wake } = start()
  for (let times = 0; times < 5; times++) wake()
  await mail.received(2)
  await vi.waitFor(async () => {
    const waiting = await database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    expect(waiting).toEqual([])
  })
  wake()
  await outbox?.stop()
  expect(mail.mails).toHaveLength(2)
})

test('a mail that cannot be sent waits for its next try and keeps its id', async () => {
  await store()
  mail.refuse = true
  start()
  await vi.waitFor(async () => {
    const rows = await database.selectFrom('outbox').selectAll().execute()
    expect(rows.every(({ last_error }) => last_error !== null)).toBe(true)
  })
  await outbox?.stop()
  const rows = await database.selectFrom('outbox').selectAll().execute()
  expect(rows.map(({ sent_at, failed_at }) => [sent_at, failed_at])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(rows.every(({ next_at }) => next_at > Date.now())).toBe(true)

  mail.refuse = false
  await database.updateTable('outbox').set({ next_at: 0 }).execute()
  start()
  const ids = (await mail.received(2)).map(({ headers }) => headers['message-id'])
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => `<${id}@site.example>`).toSorted())
})

test('a name cannot become a header or a recipient', async () => {
  await store({ name: 'A" <x@example.com>, "B', message: 'Hi\r\nBcc: x@example.com' })
  start()
  const mails = await mail.received(2)
  for (const { to, headers } of mails) {
    expect(to).toHaveLength(1)
    expect(headers.bcc).toBeUndefined()
  }
})

test('waits double up to two hours', () => {
  expect([1, 2, 3, 20].map(waitAfter)).toEqual([30_000, 60_000, 120_000, 7_200_000])
})
