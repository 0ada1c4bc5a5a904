import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { type Mail, untried } from '../mail/outbox-rows.ts'
import type { Mailed } from './mails.ts'
import { Refused } from './run.ts'

const fresh = (message: Mailed, kind: Mail['kind'], now: number): Mail =>
  untried({ id: randomUUID(), message_id: message.id, kind, next_at: now })

/**
 * Has the mails of a message tried again now, those that were given up included. Where all were sent, the owner gets
 * theirs once more, as a mail of its own; the visitor is not written to twice. Says what was done.
 */
export async function resend(database: Database, message: Mailed): Promise<string> {
  if (message.spam)
    throw new Refused('This message is marked as spam: say `not-spam` first, and it is mailed')
  const now = Date.now()
  const unsent = message.mails.filter(({ sent_at }) => sent_at === null)
  if (unsent.length === 0) {
    await database
      .insertInto('outbox')
      .values(fresh(message, 'owner', now))
      .execute()
    return 'The message is sent to you once more within a minute'
  }
  await database
    .updateTable('outbox')
    .set({ next_at: now, failed_at: null, attempts: 0 })
    .where('message_id', '=', message.id)
    .where('sent_at', 'is', null)
    .execute()
  return `Tried again within a minute: ${unsent.map(({ kind }) => kind).join(', ')}`
}

/** Marks a message as spam: what has not been mailed of it is not mailed any more. */
export async function markSpam(database: Database, message: Mailed): Promise<string> {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('messages').set({ spam: 1 }).where('id', '=', message.id).execute()
    await transaction
      .deleteFrom('outbox')
      .where('message_id', '=', message.id)
      .where('sent_at', 'is', null)
      .execute()
  })
  return 'Marked as spam'
}

/** Marks a message as honest: it is mailed as if it had just arrived, unless it was mailed before. */
export async function markHonest(database: Database, message: Mailed): Promise<string> {
  const now = Date.now()
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('messages').set({ spam: 0 }).where('id', '=', message.id).execute()
    if (message.mails.length > 0) return
    await transaction
      .insertInto('outbox')
      .values([fresh(message, 'owner', now), fresh(message, 'confirmation', now)])
      .execute()
  })
  return message.mails.length > 0 ? 'Marked as honest' : 'Marked as honest; its mails go out within a minute'
}
