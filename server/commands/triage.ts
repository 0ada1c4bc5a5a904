import type { Database } from '../database/open.ts'
import type { MessageMailKind } from '../database/tables.ts'
import { type Mail, newMail } from '../mail/outbox-rows.ts'
import { CommandError } from './run.ts'
import type { StoredMessage } from './stored-messages.ts'

const mailOf = ({ id }: StoredMessage, kind: MessageMailKind): Mail =>
  newMail({ message_id: id, kind, due_at: Date.now() })

/**
 * Sends the unsent mails of a message, also those that were given up. Where all were sent, only the owner gets another
 * one. Returns what was done, as a line to print.
 */
export async function resend(database: Database, message: StoredMessage): Promise<string> {
  if (message.spam)
    throw new CommandError('This message is marked as spam: say `not-spam` first, and it is mailed')
  const unsent = message.mails.filter(({ sent_at }) => sent_at === null)
  if (unsent.length === 0) {
    await database.insertInto('outbox').values(mailOf(message, 'owner')).execute()
    return 'The message is sent to you once more within a minute'
  }
  await database
    .updateTable('outbox')
    .set({ next_at: Date.now(), failed_at: null, attempts: 0 })
    .where('message_id', '=', message.id)
    .where('sent_at', 'is', null)
    .execute()
  return `Tried again within a minute: ${unsent.map(({ kind }) => kind).join(', ')}`
}

/** Marks a message as spam and removes its mails that were not sent yet. */
export async function markSpam(database: Database, { id }: StoredMessage): Promise<string> {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('messages').set({ spam: 1 }).where('id', '=', id).execute()
    await transaction.deleteFrom('outbox').where('message_id', '=', id).where('sent_at', 'is', null).execute()
  })
  return 'Marked as spam'
}

/** Marks a message as honest. Its mails are sent, unless they were sent before. */
export async function markHonest(database: Database, message: StoredMessage): Promise<string> {
  const isMailed = message.mails.length > 0
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('messages').set({ spam: 0 }).where('id', '=', message.id).execute()
    if (!isMailed)
      await transaction
        .insertInto('outbox')
        .values([mailOf(message, 'owner'), mailOf(message, 'confirmation')])
        .execute()
  })
  return isMailed ? 'Marked as honest' : 'Marked as honest; its mails go out within a minute'
}
