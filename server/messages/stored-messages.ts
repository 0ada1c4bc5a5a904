/** Contact messages with their mails, as the commands and the desk read and export them. */
import type { SelectQueryBuilder } from 'kysely'
import { toCsv } from '../csv.ts'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { exportMail } from '../mail/export-mail.ts'
import type { Mail } from '../mail/outbox-store.ts'

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

/** A message as it is exported. Times are ISO 8601 in UTC. */
export const exportMessage = (stored: StoredMessage) => ({
  id: stored.id,
  received: new Date(stored.received_at).toISOString(),
  language: stored.language,
  name: stored.name,
  email: stored.email,
  message: stored.message,
  suspect: stored.spam === 1,
  answered: stored.answered_at === null ? null : new Date(stored.answered_at).toISOString(),
  source: stored.source,
  firstPage: stored.first_page,
  mails: stored.mails.map(exportMail),
})

/** Messages as CSV (RFC 4180). An apostrophe keeps spreadsheets from running a cell as a formula. */
export function exportCsv(messages: StoredMessage[]): string {
  const rows = messages
    .map(exportMessage)
    .map(({ id, received, language, name, email, message, suspect, answered, mails, source, firstPage }) => [
      id,
      received,
      language,
      name,
      email,
      message,
      suspect ? 'yes' : 'no',
      answered ?? '',
      mails.map(({ kind, state }) => `${kind}: ${state}`).join('; '),
      source ?? '',
      firstPage ?? '',
    ])
  const heading = 'id received language name email message suspect answered mails source firstPage'.split(' ')
  return toCsv([heading, ...rows])
}
