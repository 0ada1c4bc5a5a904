import { beforeEach, expect, test } from 'vitest'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { claimNext, newMail } from '../../core/mail/outbox-store.server.ts'
import { markNotSpam, resend } from './triage.server.ts'

const database = databaseForEachTest()

beforeEach(async () => {
  const message = { name: 'Åsa', email: 'asa@example.com', message: 'Hej', fingerprint: '' }
  await database()
    .insertInto('messages')
    .values({ id: 'asa', received_at: 1, language: 'sv', spam: 1, ...message })
    .execute()
})

const mails = () => database().selectFrom('outbox').selectAll().orderBy('kind').execute()
const spam = async () => (await database().selectFrom('messages').select('spam').executeTakeFirst())?.spam

test.each([0, 1, 2])(
  '“no spam” with %i of its mails claimed is undone as a whole, or not at all',
  async (claimed) => {
    const { undo } = await markNotSpam(database(), { id: 'asa', spam: 1, mails: [] })
    for (let times = 0; times < claimed; times++) await claimNext(database())
    const before = await mails()
    const isUndone = claimed === 0
    expect(await undo()).toBe(isUndone)
    expect(await mails()).toEqual(isUndone ? [] : before)
    expect(await spam()).toBe(isUndone ? 1 : 0)
  },
)

test.each([0, 1, 2])(
  'another try with %i of the mails claimed is undone as a whole, or not at all',
  async (claimed) => {
    const failed = (['owner', 'confirmation'] as const).map((kind) => ({
      ...newMail({ message_id: 'asa', kind, due_at: 0 }),
      attempts: 9,
      failed_at: 2,
      last_error: '550 No',
    }))
    await database().insertInto('outbox').values(failed).execute()
    const given = await mails()
    const resent = await resend(database(), { id: 'asa', spam: 0, mails: given })
    if (resent.is === 'refused as spam') throw new Error(resent.is)
    for (let times = 0; times < claimed; times++) await claimNext(database())
    const before = await mails()
    const isUndone = claimed === 0
    expect(await resent.undo()).toBe(isUndone)
    expect(await mails()).toEqual(isUndone ? given : before)
  },
)
