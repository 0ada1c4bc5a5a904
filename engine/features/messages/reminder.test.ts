import { expect, test } from 'vitest'
import { received } from '../../../tests/fixtures/received.ts'
import { addOwnerNotices, mails } from '../../../tests/support/features.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { readConfig } from '../../core/config/config.server.ts'
import { automatic, renderMail } from '../../core/mail/render-mail.server.ts'
import { day, minute } from '../../core/time/durations.ts'
import { reminderDueAt } from './reply-due.ts'
import { storeMessage } from './store.server.ts'
import { markSpam, setAnswered } from './triage.server.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const config = readConfig({ MAIL_TO: 'owner@example.com', WEEK_MAIL: 'off' })

const database = databaseForEachTest()

const write = (message = 'Hej!', isSpam = false, at = now) =>
  storeMessage(database(), received({ message, isSpam }), at)

const firstMessage = async () => {
  const message = await database().selectFrom('messages').selectAll().executeTakeFirstOrThrow()
  return { ...message, mails: [] }
}

const look = async (at: number, settings = config) => {
  await addOwnerNotices(database(), settings, at)
  return database().selectFrom('outbox').selectAll().where('kind', '=', 'reply-reminder').execute()
}

test('the owner is reminded of a message once, when its time runs out', async () => {
  await write()
  const dueAt = reminderDueAt(now)
  expect(await look(dueAt - minute)).toEqual([])
  await look(dueAt)
  const reminders = await look(dueAt + minute)
  expect(reminders).toMatchObject([{ due_at: dueAt, message_id: null }])
  const [reminder] = reminders
  if (!reminder) throw new Error('there is no reminder')
  expect(await renderMail(mails, database(), reminder, config)).toMatchObject({
    to: { address: 'owner@example.com' },
    replyTo: { address: 'asa@example.com' },
    text: expect.stringContaining('Hej!'),
    headers: automatic,
  })
})

test('not of one that is answered or spam, nor where it is turned off, nor days later', async () => {
  await write()
  const dueAt = reminderDueAt(now)
  expect(await look(dueAt, readConfig({ REMINDER_MAIL: 'off', WEEK_MAIL: 'off' }))).toEqual([])
  expect(await look(dueAt + 2 * day)).toEqual([])
  await setAnswered(database(), await firstMessage(), now)
  expect(await look(dueAt)).toEqual([])
  const taken = await firstMessage()
  await setAnswered(database(), taken, null)
  await markSpam(database(), await firstMessage())
  expect(await look(dueAt)).toEqual([])
})

test.each(['answered', 'marked as spam', 'deleted'])(
  'a reminder is dropped once its message is %s',
  async (how) => {
    await write()
    const [reminder] = await look(reminderDueAt(now))
    if (!reminder) throw new Error('there is no reminder')
    const message = await firstMessage()
    if (how === 'answered') await setAnswered(database(), message, now)
    else if (how === 'deleted') await database().deleteFrom('messages').execute()
    else await markSpam(database(), message)
    expect(await renderMail(mails, database(), reminder, config)).toBeUndefined()
  },
)
