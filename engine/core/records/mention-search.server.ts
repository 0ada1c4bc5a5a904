import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../database/open.server.ts'
import { spellingsOf } from '../mail/address-spellings.server.ts'

/** A text of another's in which an address stands. */
export interface Mention {
  /** Where the text is a visitor's: as it is exported. */
  exported?: Readonly<Record<string, unknown>>
  /** Replaces the address. */
  erase: (rows: Transaction) => Promise<unknown>
}

export type MentionSearch = ReturnType<typeof searchFor>

/** Finds an e-mail address in what others have written. The search of the database also finds longer addresses like it. */
export function searchFor(email: string) {
  // Only what stands before the domain: SQLite has no lower case of Å.
  const start = email.slice(0, email.lastIndexOf('@') + 1).toLowerCase()
  const pattern = `%${start.replace(/[%_!]/g, '!$&')}%`
  return {
    contains: (text: Expression<string | null>) => sql<SqlBool>`lower(${text}) like ${pattern} escape '!'`,
    isNamedIn: (...texts: string[]) => texts.some((text) => addressPattern(email).test(text)),
    /** A text with `[erased]` in the place of the address. */
    erase: (text: string) => text.replace(addressPattern(email), '[erased]'),
  }
}

/** In the errors of mails, but for those about the records with these ids. */
export async function mentionsInMails(
  database: Database,
  { contains, isNamedIn, erase }: MentionSearch,
  ownIds: ReadonlySet<string>,
): Promise<Mention[]> {
  const mails = await database
    .selectFrom('outbox')
    .selectAll()
    .where(({ ref }) => contains(ref('last_error')))
    .execute()
  return mails
    .filter(
      ({ message_id, booking_id, last_error }) =>
        !ownIds.has(message_id ?? booking_id ?? '') && isNamedIn(last_error ?? ''),
    )
    .map(({ id, last_error }) => ({
      erase: (rows) =>
        rows
          .updateTable('outbox')
          .set({ last_error: erase(last_error ?? '') })
          .where('id', '=', id)
          .execute(),
    }))
}

/** Matches the address as a whole, not as the end of a longer one. */
const addressPattern = (email: string) =>
  new RegExp(
    `(?<![\\w.!#$%&'*+/=?^\`{|}~-])(${spellingsOf(email).map(RegExp.escape).join('|')})(?![\\p{L}\\p{M}\\w-]|\\.[\\p{L}\\w])`,
    'giu',
  )
