/** Where an e-mail address stands in what others have written, and in the errors of their mails. */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../core/database/open.server.ts'
import { spellingsOf } from '../../core/mail/address-spellings.server.ts'
import { loadBookings } from '../../features/booking/stored-bookings.server.ts'
import { loadMessages } from '../../features/messages/stored-messages.server.ts'

export type Mentions = Awaited<ReturnType<typeof findMentions>>

/** The mentions of an address, except in the messages and bookings with these ids and in their mails. */
export async function findMentions(database: Database, email: string, ownIds: ReadonlySet<string>) {
  // Only what stands before the domain: SQLite has no lower case of Å.
  const start = email.slice(0, email.lastIndexOf('@') + 1).toLowerCase()
  const pattern = `%${start.replace(/[%_!]/g, '!$&')}%`
  const contains = (text: Expression<string | null>) =>
    sql<SqlBool>`lower(${text}) like ${pattern} escape '!'`
  const messages = await loadMessages(database, (query) =>
    query.where(({ or, ref }) => or([contains(ref('name')), contains(ref('message'))])),
  )
  const bookings = await loadBookings(database, (query) =>
    query.where(({ or, ref }) =>
      or([contains(ref('name')), contains(ref('phone')), contains(ref('about')), contains(ref('reason'))]),
    ),
  )
  const blockedTimes = await database
    .selectFrom('blocked_times')
    .selectAll()
    .where(({ ref }) => contains(ref('note')))
    .execute()
  const mails = await database
    .selectFrom('outbox')
    .selectAll()
    .where(({ ref }) => contains(ref('last_error')))
    .execute()

  // The search also finds other addresses that end or begin like this one.
  const isNamedIn = (...texts: string[]) => texts.some((text) => addressPattern(email).test(text))
  return {
    messages: messages.filter(({ id, name, message }) => !ownIds.has(id) && isNamedIn(name, message)),
    bookings: bookings.filter(
      ({ id, name, phone, about, reason }) => !ownIds.has(id) && isNamedIn(name, phone, about, reason),
    ),
    blockedTimes: blockedTimes.filter(({ note }) => isNamedIn(note)),
    mails: mails.filter(
      ({ message_id, booking_id, last_error }) =>
        !ownIds.has(message_id ?? booking_id ?? '') && isNamedIn(last_error ?? ''),
    ),
  }
}

type Erasure = (rows: Transaction) => Promise<unknown>

/** The changes that replace the address by `[erased]` wherever it is mentioned. */
export function erasuresOf(email: string, mentions: Mentions): Erasure[] {
  const erase = (text: string) => text.replace(addressPattern(email), '[erased]')
  return [
    ...mentions.messages.map(({ id, name, message }): Erasure => {
      // The fingerprint is a hash of the text that is erased here.
      const changes = { name: erase(name), message: erase(message), fingerprint: '' }
      return (rows) => rows.updateTable('messages').set(changes).where('id', '=', id).execute()
    }),
    ...mentions.bookings.map(({ id, name, phone, about, reason }): Erasure => {
      const changes = { name: erase(name), phone: erase(phone), about: erase(about), reason: erase(reason) }
      return (rows) => rows.updateTable('bookings').set(changes).where('id', '=', id).execute()
    }),
    ...mentions.blockedTimes.map(({ id, note }): Erasure => {
      const changes = { note: erase(note) }
      return (rows) => rows.updateTable('blocked_times').set(changes).where('id', '=', id).execute()
    }),
    ...mentions.mails.map(({ id, last_error }): Erasure => {
      const changes = { last_error: erase(last_error ?? '') }
      return (rows) => rows.updateTable('outbox').set(changes).where('id', '=', id).execute()
    }),
  ]
}

/** Matches the address as a whole, not as the end of a longer one. */
const addressPattern = (email: string) =>
  new RegExp(
    `(?<![\\w.!#$%&'*+/=?^\`{|}~-])(${spellingsOf(email).map(RegExp.escape).join('|')})(?![\\p{L}\\p{M}\\w-]|\\.[\\p{L}\\w])`,
    'giu',
  )
