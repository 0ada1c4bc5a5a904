import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Mail } from '../mail/outbox-rows.ts'
import { when } from './print.ts'

export type Message = Tables['messages']
export interface Mailed extends Message {
  mails: Mail[]
}

/** Messages with their mails, oldest first: all of them, or those of the ids. */
export async function mailed(database: Database, ids?: readonly string[]): Promise<Mailed[]> {
  const messages = database.selectFrom('messages').selectAll().orderBy('received_at')
  const mails = database.selectFrom('outbox').selectAll().orderBy('kind', 'desc')
  const found = await (ids ? messages.where('id', 'in', ids) : messages).execute()
  const theirs = await (ids ? mails.where('message_id', 'in', ids) : mails).execute()
  const byMessage = Map.groupBy(theirs, ({ message_id }) => message_id)
  return found.map((message) => ({ ...message, mails: byMessage.get(message.id) ?? [] }))
}

/** How a mail stands, in a word. */
export function stateOf({ sent_at, failed_at, last_error }: Mail): 'sent' | 'given up' | 'failed' | 'waits' {
  if (sent_at !== null) return 'sent'
  if (failed_at !== null) return 'given up'
  return last_error === null ? 'waits' : 'failed'
}

/** When something happens or happened to a mail. */
export function timeOf(mail: Mail): string {
  if (mail.sent_at !== null) return when(mail.sent_at)
  return mail.failed_at === null ? `next ${when(mail.next_at)}` : when(mail.failed_at)
}
