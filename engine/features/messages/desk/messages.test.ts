import { describe, expect, test } from 'vitest'
import { addMessages, message } from '../../../../tests/fixtures/desk.ts'
import { deskForEachTest, openDeskInTest } from '../../../../tests/support/desk.ts'
import { newMail } from '../../../core/mail/outbox-store.server.ts'
import { hour } from '../../../core/time/durations.ts'
import { replyDueAt } from '../reply-due.ts'
import type { Message, MessageSummary, WaitingMessages } from './messages-api.ts'

const desk = deskForEachTest()

/** Stores a message. Returns its id. */
async function write(changes: Parameters<typeof message>[0] = {}): Promise<string> {
  const stored = message(changes)
  await addMessages(desk().database, [stored])
  return stored.id
}
const list = (query = '') => desk().read<MessageSummary[]>(`/api/messages${query}`)
const names = async (query = '') => (await list(query)).map(({ name }) => name)
const read = (id: string) => desk().read<Message>(`/api/messages/${id}`)
const mailsOf = (id: string) =>
  desk().database.selectFrom('outbox').selectAll().where('message_id', '=', id).orderBy('kind').execute()

/** A mail about a message: one that was given up, if nothing else is said. */
async function addMail(id: string, changes: Partial<ReturnType<typeof newMail>> = {}) {
  const mail = {
    ...newMail({ message_id: id, kind: 'owner', due_at: 1000 }),
    attempts: 9,
    failed_at: 2000,
    last_error: '451 Try later',
    ...changes,
  }
  await desk().database.insertInto('outbox').values(mail).execute()
  return mail
}
const sent = { sent_at: 3, failed_at: null, last_error: null }

describe('the list', () => {
  test('has the newest first, with when a reply is due and what went wrong', async () => {
    const receivedAt = Date.now() - hour
    const id = await write({ received_at: receivedAt, message: `Hej!\n\n${'ord '.repeat(200)}` })
    await addMail(id)
    await write({ received_at: receivedAt + 1, name: 'Robot', spam: 1, answered_at: 5 })
    const [robot, nora] = await list()
    expect(robot).toMatchObject({ name: 'Robot', isSpam: true, answeredAt: 5, hasFailedMail: false })
    expect(nora).toEqual({
      id,
      receivedAt,
      language: 'en',
      name: 'Nora Lind',
      email: 'nora@example.se',
      excerpt: expect.stringMatching(/^Hej! ord .{140,155}…$/),
      isSpam: false,
      answeredAt: null,
      dueAt: replyDueAt(receivedAt),
      hasFailedMail: true,
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
    await write({ name: 'Cy', email: 'cy@xn--rk-via.example' })
    for (const text of ['cy@räk.example', 'CY@RÄK', 'mailto:cy@xn--rk-via.example'])
      expect(await names(`?text=${encodeURIComponent(text)}`)).toEqual(['Cy'])
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
    firstPage: '/offerings',
  })
  expect((await desk().ask('/api/messages/none')).status).toBe(404)
})

describe('a decision and its undo:', () => {
  test('answered, and waiting again', async () => {
    const id = await write()
    const now = Date.now()
    const answered = await desk().change(`/api/messages/${id}/answered`)
    const { answeredAt } = await read(id)
    expect(answeredAt).toBeGreaterThanOrEqual(now)
    const waiting = await desk().change(`/api/messages/${id}/waiting`)
    expect((await read(id)).answeredAt).toBeNull()
    expect([await desk().undo(waiting), (await read(id)).answeredAt]).toEqual([200, answeredAt])
    expect([await desk().undo(answered), (await read(id)).answeredAt]).toEqual([200, null])
  })

  test('spam takes its waiting mails away, and undo brings them back', async () => {
    const id = await write()
    await addMail(id, sent)
    await addMail(id, { kind: 'confirmation' })
    const before = await mailsOf(id)
    const change = await desk().change(`/api/messages/${id}/spam`)
    expect((await read(id)).isSpam).toBe(true)
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['owner'])
    // Spam is not mailed.
    expect(await desk().send(`/api/messages/${id}/resend`)).toBe(409)
    expect(await desk().undo(change)).toBe(200)
    expect([(await read(id)).isSpam, await mailsOf(id)]).toEqual([false, before])
  })

  test('not spam: its mails are due when it can no longer be undone', async () => {
    const id = await write({ spam: 1 })
    const change = await desk().change(`/api/messages/${id}/not-spam`)
    expect((await read(id)).isSpam).toBe(false)
    const mails = await mailsOf(id)
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'owner'])
    for (const { next_at } of mails) expect(Math.abs(next_at - change.undoUntil)).toBeLessThan(5000)
    expect(await desk().undo(change)).toBe(200)
    expect([(await read(id)).isSpam, await mailsOf(id)]).toEqual([true, []])
  })

  test('not spam after all: who was told before is not told again', async () => {
    const id = await write({ spam: 1 })
    await addMail(id, sent)
    await desk().change(`/api/messages/${id}/not-spam`)
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['owner'])
  })

  test('send again what failed', async () => {
    const id = await write()
    const mail = await addMail(id)
    const change = await desk().change(`/api/messages/${id}/resend`)
    const [again] = await mailsOf(id)
    expect(again).toMatchObject({ failed_at: null, attempts: 0 })
    expect(Math.abs((again?.next_at ?? 0) - change.undoUntil)).toBeLessThan(5000)
    expect([await desk().undo(change), await mailsOf(id)]).toEqual([200, [mail]])
    // By its own id.
    expect(await desk().undo(await desk().change(`/api/mails/${mail.id}/resend`))).toBe(200)
    expect(await mailsOf(id)).toEqual([mail])
  })

  test('send once more what was sent', async () => {
    const id = await write()
    await addMail(id, sent)
    const change = await desk().change(`/api/messages/${id}/resend`)
    expect(await mailsOf(id)).toHaveLength(2)
    expect(await desk().undo(change)).toBe(200)
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('delete: it is gone from every list at once, and undo shows it again', async () => {
    const id = await write()
    await addMail(id)
    const change = await desk().change(`/api/messages/${id}/delete`)
    expect(await list()).toEqual([])
    expect((await desk().ask(`/api/messages/${id}`)).status).toBe(404)
    expect(await desk().read('/api/today')).toMatchObject({ waiting: [], failedMails: [] })
    expect(await (await desk().ask('/api/messages.csv')).text()).not.toContain(id)
    expect(await desk().send(`/api/messages/${id}/answered`)).toBe(404)
    expect([await desk().undo(change), await desk().undo(change)]).toEqual([200, 404])
    await desk().stop()
    expect(await list()).toMatchObject([{ id, answeredAt: null }])
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test.each(['forget', 'constructor', '__proto__'])('“%s” is no decision', async (action) =>
    expect(await desk().send(`/api/messages/${await write()}/${action}`)).toBe(404),
  )

  test('nobody undoes what nobody did', async () => expect(await desk().undo({ undo: 'none' })).toBe(404))
})

test('a deletion happens with its mails when it can no longer be undone', async () => {
  const hasty = await openDeskInTest({ undoFor: 50 })
  const { database } = hasty
  await addMessages(database, [message({ id: 'bo' })])
  await database
    .insertInto('outbox')
    .values(newMail({ message_id: 'bo', kind: 'owner', due_at: 1 }))
    .execute()
  const change = await hasty.change('/api/messages/bo/delete')
  await expect
    .poll(() => database.selectFrom('messages').selectAll().execute(), { timeout: 15_000 })
    .toEqual([])
  expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([])
  await expect.poll(() => hasty.undo(change), { timeout: 15_000 }).toBe(404)
  expect(await hasty.read('/api/messages')).toEqual([])
})

test('the file has what is shown, and no cell that a spreadsheet runs', async () => {
  await write({ name: '=HYPERLINK("x")', message: '"Hej"', received_at: 1 })
  await write({ name: 'Bo', answered_at: 7, received_at: 2 })
  await write({ name: '@seller', spam: 1, received_at: 3 })
  const file = async (query: string) => {
    const response = await desk().ask(`/api/messages.csv?${query}`)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="messages.csv"')
    const rows = (await response.text()).split('\r\n').slice(1)
    return rows.map((row) => row.split(';')[3])
  }
  expect(await file('show=all')).toEqual([`"'=HYPERLINK(""x"")"`, '"Bo"', `"'@seller"`])
  expect(await file('show=waiting')).toEqual([`"'=HYPERLINK(""x"")"`])
  expect(await file('show=answered')).toEqual(['"Bo"'])
  expect(await file('show=suspected')).toEqual([`"'@seller"`])
  expect(await file('show=all&text=bo%20nora')).toEqual(['"Bo"'])
  expect((await desk().ask('/api/messages.csv?show=none')).status).toBe(422)
})

test('who waits longest stands first; answered and suspected messages wait for nothing', async () => {
  const now = Date.now()
  await addMessages(desk().database, [
    message({ id: 'second', received_at: now - hour }),
    message({ id: 'first', received_at: now - 50 * hour }),
    message({ answered_at: now }),
    message({ spam: 1 }),
  ])
  const { waiting, now: answeredAt } = await desk().read<WaitingMessages & { now: number }>('/api/today')
  expect(waiting.map(({ id }) => id)).toEqual(['first', 'second'])
  expect(Math.abs(answeredAt - now)).toBeLessThan(10_000)
})
