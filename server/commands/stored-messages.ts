/** Contact messages with their mails, as the commands read and export them. */
import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Mail } from '../mail/outbox-rows.ts'
import { formatTime } from './print.ts'

export interface StoredMessage extends Readonly<Tables['messages']> {
  mails: Mail[]
}

type MessageQuery = SelectQueryBuilder<Tables, 'messages', object>

/** Messages with their mails, oldest first: all of them, or those that the filter selects. */
export async function loadMessages(
  database: Database,
  filter: (query: MessageQuery) => MessageQuery = (query) => query,
): Promise<StoredMessage[]> {
  const query = filter(database.selectFrom('messages'))
  const messages = await query.selectAll().orderBy('received_at').execute()
  const mails = await database
    .selectFrom('outbox')
    .selectAll()
    .where('message_id', 'in', query.select('id'))
    .orderBy('kind', 'desc')
    .execute()
  const mailsOf = Map.groupBy(mails, ({ message_id }) => message_id)
  return messages.map((message) => ({ ...message, mails: mailsOf.get(message.id) ?? [] }))
}

export function stateOf({ sent_at, failed_at, last_error }: Mail): 'sent' | 'given up' | 'failed' | 'waits' {
  if (sent_at !== null) return 'sent'
  if (failed_at !== null) return 'given up'
  return last_error === null ? 'waits' : 'failed'
}

/** When a mail was sent or given up, or will be tried next. */
export function timeOf(mail: Mail): string {
  if (mail.sent_at !== null) return formatTime(mail.sent_at)
  return mail.failed_at === null ? `next ${formatTime(mail.next_at)}` : formatTime(mail.failed_at)
}

/** A message as it is exported. Times are ISO 8601 in UTC. */
export const exportMessage = (stored: StoredMessage) => ({
  id: stored.id,
  received: new Date(stored.received_at).toISOString(),
  language: stored.language,
  name: stored.name,
  email: stored.email,
  message: stored.message,
  suspect: stored.spam === 1,
  mails: stored.mails.map((mail) => ({
    kind: mail.kind,
    state: stateOf(mail),
    attempts: mail.attempts,
    sent: mail.sent_at === null ? null : new Date(mail.sent_at).toISOString(),
    error: mail.last_error,
  })),
})

/** Messages as CSV (RFC 4180). An apostrophe keeps spreadsheets from running a cell as a formula. */
export function exportCsv(messages: StoredMessage[]): string {
  const cell = (value: string) => `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
  const rows = messages
    .map(exportMessage)
    .map(({ id, received, language, name, email, message, suspect, mails }) => [
      ...[id, received, language, name, email, message, suspect ? 'yes' : 'no'],
      mails.map(({ kind, state }) => `${kind}: ${state}`).join('; '),
    ])
  const heading = ['id', 'received', 'language', 'name', 'email', 'message', 'suspect', 'mails']
  return [heading, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}
