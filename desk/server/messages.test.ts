import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newMail } from '../../server/mail/outbox-store.ts'
import { replyDueAt } from '../../server/messages/reply-due.ts'
import { openTestedDesk, type TestedDesk } from '../../tests/support/desk.ts'
import type { Message, MessageSummary } from '../api.ts'

const hour = 60 * 60 * 1000
const script = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'

let desk: TestedDesk

beforeEach(async () => {
  desk = await openTestedDesk()
  await desk.enter()
})
afterEach(() => desk.close())

/** Stores a message as it is after a while. Returns its id. */
async function write(changes: Partial<Stored> = {}): Promise<string> {
  const message: Stored = {
    ...{ id: randomUUID(), received_at: Date.now() - hour, language: 'sv', name: 'Åsa Öberg' },
    ...{ email: 'asa@example.com', message: 'Hej! Kan du hjälpa oss?', spam: 0, fingerprint: '' },
    ...{ answered_at: null, source: 'google', first_page: '/sv/blog' },
    ...changes,
  }
  await desk.database.insertInto('messages').values(message).execute()
  return message.id
}
type Stored = Awaited<ReturnType<typeof storedMessage>>
const storedMessage = (id: string) =>
  desk.database.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const list = (query = '') => desk.read<MessageSummary[]>(`/api/messages${query}`)
const names = async (query = '') => (await list(query)).map(({ name }) => name)
const read = (id: string) => desk.read<Message>(`/api/messages/${id}`)
const undo = async (path: string) => {
  const { undo } = await desk.change(path)
  return (await desk.send(`/api/undo/${undo}`)).status
}
const mailsOf = (id: string) =>
  desk.database.selectFrom('outbox').selectAll().where('message_id', '=', id).orderBy('kind').execute()

/** A mail about a message: one that was given up, if nothing else is said. */
async function addMail(id: string, changes: Partial<ReturnType<typeof newMail>> = {}) {
  const mail = {
    ...newMail({ message_id: id, kind: 'owner', due_at: 1000 }),
    ...{ attempts: 9, failed_at: 2000, last_error: '451 Try later' },
    ...changes,
  }
  await desk.database.insertInto('outbox').values(mail).execute()
  return mail
}

describe('the list', () => {
  test('has the newest first, with when a reply is due and what went wrong', async () => {
    const receivedAt = Date.now() - hour
    const id = await write({ received_at: receivedAt, message: `Hej!\n\n${'ord '.repeat(200)}` })
    await addMail(id)
    await write({ received_at: receivedAt + 1, name: 'Robot', spam: 1, answered_at: 5 })
    const [robot, asa] = await list()
    expect(robot).toMatchObject({ name: 'Robot', isSpam: true, answeredAt: 5, hasFailedMail: false })
    expect(asa).toEqual({
      ...{ id, receivedAt, language: 'sv', name: 'Åsa Öberg', email: 'asa@example.com' },
      ...{ isSpam: false, answeredAt: null, hasFailedMail: true, dueAt: replyDueAt(receivedAt) },
      excerpt: expect.stringMatching(/^Hej! ord .{140,155}…$/),
    })
  })

  test('finds words anywhere, in any case', async () => {
    await write({ name: 'ÅSA Öberg', message: `${'x '.repeat(400)}Göteborg` })
    await write({ name: 'Bo', email: 'bo@example.com', message: '100 % nöjd' })
    expect(await names('?text=göteborg%20åsa')).toEqual(['ÅSA Öberg'])
    expect(await names('?text=BO@')).toEqual(['Bo'])
    expect(await names('?text=100%20%25')).toEqual(['Bo'])
    expect(await names('?text=göteborg%20bo@')).toEqual([])
    expect(await names('?text=_')).toEqual([])
  })

  test('of ten thousand messages takes less than a second', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      ...{ id: randomUUID(), received_at: index, language: 'sv' as const, name: `Name ${index}` },
      ...{ email: 'a@example.com', message: 'Text '.repeat(200), spam: 0 as const, fingerprint: '' },
    }))
    for (let start = 0; start < rows.length; start += 1000)
      await desk.database
        .insertInto('messages')
        .values(rows.slice(start, start + 1000))
        .execute()
    const { user, system } = process.cpuUsage()
    expect(await list()).toHaveLength(10_000)
    expect(await names('?text=9999')).toEqual(['Name 9999'])
    const used = process.cpuUsage()
    // Of the processor, because other tests run at the same time.
    expect((used.user + used.system - user - system) / 1000).toBeLessThan(1500)
  })
})

test('a message is shown with its mails, its source and why it is suspected', async () => {
  const id = await write({ message: 'https://a.example https://b.example', spam: 1 })
  const mail = await addMail(id, { failed_at: null })
  expect(await read(id)).toMatchObject({
    text: 'https://a.example https://b.example',
    spamReasons: ['only-links'],
    mails: [{ id: mail.id, kind: 'owner', is: 'retrying', sentAt: null, error: '451 Try later' }],
    source: 'google',
    firstPage: '/sv/blog',
  })
  expect((await desk.ask('/api/messages/none')).status).toBe(404)
})

test('what visitors write stays text in every field', async () => {
  const id = await write({
    ...{ name: script, email: script, message: script, source: script, first_page: script, spam: 1 },
  })
  await addMail(id, { last_error: script })
  for (const path of ['/api/messages', `/api/messages/${id}`, '/api/today']) {
    const { headers } = await desk.ask(path)
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
  expect(await read(id)).toMatchObject({ name: script, email: script, text: script, source: script })
  const file = await desk.ask('/api/messages.csv')
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="messages.csv"')
})

describe('a decision and its undo:', () => {
  test('answered, and waiting again', async () => {
    const id = await write()
    const now = Date.now()
    await desk.change(`/api/messages/${id}/answered`)
    const { answeredAt } = await read(id)
    expect(answeredAt).toBeGreaterThanOrEqual(now)
    expect(await undo(`/api/messages/${id}/waiting`)).toBe(200)
    expect((await read(id)).answeredAt).toBe(answeredAt)
    await desk.change(`/api/messages/${id}/waiting`)
    expect(await undo(`/api/messages/${id}/answered`)).toBe(200)
    expect((await read(id)).answeredAt).toBeNull()
  })

  test('spam takes its waiting mails away, and undo brings them back', async () => {
    const id = await write()
    await addMail(id, { sent_at: 3, failed_at: null, last_error: null })
    await addMail(id, { kind: 'confirmation' })
    const before = await mailsOf(id)
    const { undo: change } = await desk.change(`/api/messages/${id}/spam`)
    expect((await read(id)).isSpam).toBe(true)
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['owner'])
    expect((await desk.send(`/api/undo/${change}`)).status).toBe(200)
    expect((await read(id)).isSpam).toBe(false)
    expect(await mailsOf(id)).toEqual(before)
  })

  test('not spam: its mails are due when it can no longer be undone', async () => {
    const id = await write({ spam: 1 })
    const { undo: change, undoUntil } = await desk.change(`/api/messages/${id}/not-spam`)
    expect((await read(id)).isSpam).toBe(false)
    const mails = await mailsOf(id)
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'owner'])
    for (const { next_at } of mails) expect(Math.abs(next_at - undoUntil)).toBeLessThan(5000)
    expect((await desk.send(`/api/undo/${change}`)).status).toBe(200)
    expect([(await read(id)).isSpam, await mailsOf(id)]).toEqual([true, []])
  })

  test('send again what failed', async () => {
    const id = await write()
    const mail = await addMail(id)
    const { undo: change, undoUntil } = await desk.change(`/api/messages/${id}/resend`)
    const [again] = await mailsOf(id)
    expect(again).toMatchObject({ failed_at: null, attempts: 0 })
    expect(Math.abs((again?.next_at ?? 0) - undoUntil)).toBeLessThan(5000)
    expect((await desk.send(`/api/undo/${change}`)).status).toBe(200)
    expect(await mailsOf(id)).toEqual([mail])
    // By its own id.
    expect(await undo(`/api/mails/${mail.id}/resend`)).toBe(200)
    expect(await mailsOf(id)).toEqual([mail])
  })

  test('send once more what was sent', async () => {
    const id = await write()
    await addMail(id, { sent_at: 3, failed_at: null, last_error: null })
    const { undo: change } = await desk.change(`/api/messages/${id}/resend`)
    expect(await mailsOf(id)).toHaveLength(2)
    expect((await desk.send(`/api/undo/${change}`)).status).toBe(200)
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('a mail that is under way can no longer be undone', async () => {
    const id = await write()
    await addMail(id)
    const { undo: change } = await desk.change(`/api/messages/${id}/resend`)
    await desk.database.updateTable('outbox').set({ next_at: 99, attempts: 1 }).execute()
    expect((await desk.send(`/api/undo/${change}`)).status).toBe(409)
    expect(await mailsOf(id)).toMatchObject([{ next_at: 99, attempts: 1 }])
  })

  test('spam is not mailed', async () => {
    const id = await write({ spam: 1 })
    expect((await desk.send(`/api/messages/${id}/resend`)).status).toBe(409)
    expect(await mailsOf(id)).toEqual([])
  })

  test('delete: it is gone from every list at once, and undo shows it again', async () => {
    const id = await write()
    await addMail(id)
    const { undo: change } = await desk.change(`/api/messages/${id}/delete`)
    expect(await list()).toEqual([])
    expect((await desk.ask(`/api/messages/${id}`)).status).toBe(404)
    expect(await desk.read('/api/today')).toMatchObject({ waiting: [], failedMails: [] })
    expect(await (await desk.ask('/api/messages.csv')).text()).not.toContain(id)
    expect((await desk.send(`/api/messages/${id}/answered`)).status).toBe(404)
    expect((await desk.send(`/api/undo/${change}`)).status).toBe(200)
    expect(await list()).toHaveLength(1)
    await desk.stop()
    expect(await storedMessage(id)).toMatchObject({ answered_at: null })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('an undo works once, and not for what nobody did', async () => {
    const { undo: change } = await desk.change(`/api/messages/${await write()}/answered`)
    const again = () => desk.send(`/api/undo/${change}`)
    expect([(await again()).status, (await again()).status]).toEqual([200, 404])
    expect((await desk.send('/api/undo/none')).status).toBe(404)
  })

  test.each(['forget', 'constructor', '__proto__'])('“%s” is no decision', async (action) => {
    expect((await desk.send(`/api/messages/${await write()}/${action}`)).status).toBe(404)
  })
})

test('a deletion happens with its mails when it can no longer be undone', async () => {
  const hasty = await openTestedDesk({ undoFor: 50 })
  await hasty.enter()
  const { database } = hasty
  const row = { received_at: 1, language: 'sv', name: 'Bo', email: 'b@example.com', message: 'Hej' } as const
  await database
    .insertInto('messages')
    .values({ id: 'bo', spam: 0, fingerprint: '', ...row })
    .execute()
  await database
    .insertInto('outbox')
    .values(newMail({ message_id: 'bo', kind: 'owner', due_at: 1 }))
    .execute()
  const { undo: change } = await hasty.change('/api/messages/bo/delete')
  await expect
    .poll(() => database.selectFrom('messages').selectAll().execute(), { timeout: 15_000 })
    .toEqual([])
  expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([])
  await expect
    .poll(async () => (await hasty.send(`/api/undo/${change}`)).status, { timeout: 15_000 })
    .toBe(404)
  expect(await hasty.read('/api/messages')).toEqual([])
  await hasty.close()
})

test('the file has what is shown, and no cell that a spreadsheet runs', async () => {
  await write({ name: '=HYPERLINK("x")', message: '"Hej"', received_at: 1 })
  await write({ name: 'Bo', answered_at: 7, received_at: 2 })
  await write({ name: '@seller', spam: 1, received_at: 3 })
  const file = async (query: string) => {
    const rows = (await (await desk.ask(`/api/messages.csv?${query}`)).text()).split('\r\n').slice(1)
    return rows.map((row) => row.split(';')[3])
  }
  expect(await file('show=all')).toEqual([`"'=HYPERLINK(""x"")"`, '"Bo"', `"'@seller"`])
  expect(await file('show=waiting')).toEqual([`"'=HYPERLINK(""x"")"`])
  expect(await file('show=answered')).toEqual(['"Bo"'])
  expect(await file('show=suspected')).toEqual([`"'@seller"`])
  expect(await file('show=all&text=bo%20asa')).toEqual(['"Bo"'])
  expect((await desk.ask('/api/messages.csv?show=none')).status).toBe(422)
})
