/** Contact messages with their mails, as the commands and the desk read and export them. */
import type { SelectQueryBuilder } from 'kysely'
import { recordsToCsv } from '../../core/base/csv.server.ts'
import type { Database } from '../../core/database/open.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import { exportMail, withMails } from '../../core/mail/export-mail.server.ts'
import type { Mail } from '../../core/mail/outbox-store.server.ts'
import type { Interval } from '../../core/time/interval.ts'

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
  const mails = database.selectFrom('outbox').selectAll().where('message_id', 'in', query.select('id'))
  return withMails(messages, 'message_id', await mails.orderBy('kind', 'desc').execute())
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

const columns = [
  'id',
  'received',
  'language',
  'name',
  'email',
  'message',
  'suspect',
  'answered',
  'mails',
  'source',
  'firstPage',
] as const

/** Messages as CSV, a line each. */
export const exportCsv = (messages: readonly StoredMessage[]): string =>
  recordsToCsv(columns, messages.map(exportMessage))

/** How many of a time came from each visit, without suspected ones. */
export const countMessages = (database: Database, { start, end }: Interval) =>
  database
    .selectFrom('messages')
    .select(({ fn }) => ['source', 'first_page', fn.countAll().as('count')])
    .where(({ between }) => between('received_at', start, end - 1))
    .where('spam', '=', 0)
    .groupBy(['source', 'first_page'])
    .execute()
