import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Mail } from '../mail/outbox-rows.ts'
import { type Mailed, mailed } from './mails.ts'

/** The address as a whole, not as the end of a longer one. */
const addressIn = (email: string) =>
  new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${RegExp.escape(email)}(?![\\w-]|\\.\\w)`, 'gi')

/** A text in which the address no longer stands. */
export const withoutAddress = (text: string, email: string) => text.replace(addressIn(email), '[erased]')

const isIn = (text: string | null, email: string) => text !== null && addressIn(email).test(text)

/** Where others name the address: in their messages, and in what mail servers answered. `own` messages are left out. */
export async function mentionsOf(
  database: Database,
  email: string,
  own: readonly string[],
): Promise<{ messages: Mailed[]; mails: Mail[] }> {
  const pattern = `%${email.toLowerCase().replace(/[%_!]/g, '!$&')}%`
  const holds = (text: Expression<string | null>) => sql<SqlBool>`lower(${text}) like ${pattern} escape '!'`
  const naming = await database
    .selectFrom('messages')
    .select('id')
    .where(({ or, ref }) => or([holds(ref('name')), holds(ref('message'))]))
    .execute()
  const ids = naming.map(({ id }) => id).filter((id) => !own.includes(id))
  const messages = ids.length > 0 ? await mailed(database, ids) : []
  const mails = await database
    .selectFrom('outbox')
    .selectAll()
    .where(({ ref }) => holds(ref('last_error')))
    .execute()
  return {
    messages: messages.filter(({ name, message }) => isIn(name, email) || isIn(message, email)),
    mails: mails.filter(({ message_id, last_error }) => !own.includes(message_id) && isIn(last_error, email)),
  }
}
