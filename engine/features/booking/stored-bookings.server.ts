/** Bookings with their mails, as the commands and the desk read and export them. */
import type { SelectQueryBuilder } from 'kysely'
import { recordsToCsv } from '../../core/base/csv.server.ts'
import type { Database } from '../../core/database/open.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import { exportMail, withMails } from '../../core/mail/export-mail.server.ts'
import type { Mail } from '../../core/mail/outbox-store.server.ts'
import type { Interval } from '../../core/time/interval.ts'
import { type Booking, wasMeetingSql } from './booking-state.server.ts'

export interface StoredBooking extends Readonly<Booking> {
  mails: Mail[]
}

type BookingQuery = SelectQueryBuilder<Tables, 'bookings', object>

/** Bookings with their mails, in the order of their times: all of them, or those that the filter selects. */
export async function loadBookings(
  database: Database,
  filter: (query: BookingQuery) => BookingQuery = (query) => query,
): Promise<StoredBooking[]> {
  const query = filter(database.selectFrom('bookings'))
  const bookings = await query.selectAll().orderBy('starts_at').orderBy('created_at').execute()
  const mails = database.selectFrom('outbox').selectAll().where('booking_id', 'in', query.select('id'))
  return withMails(bookings, 'booking_id', await mails.orderBy('due_at').orderBy('kind').execute())
}

/** A booking as it is exported. Times are ISO 8601 in UTC. */
export const exportBooking = (stored: StoredBooking) => ({
  id: stored.id,
  received: new Date(stored.created_at).toISOString(),
  start: new Date(stored.starts_at).toISOString(),
  end: new Date(stored.ends_at).toISOString(),
  kind: stored.kind,
  language: stored.language,
  name: stored.name,
  email: stored.email,
  phone: stored.phone,
  about: stored.about,
  state: stored.state,
  cancelledBy: stored.cancelled_by,
  reason: stored.reason,
  source: stored.source,
  firstPage: stored.first_page,
  mails: stored.mails.map(exportMail),
})

const columns = [
  'id',
  'received',
  'start',
  'end',
  'kind',
  'language',
  'name',
  'email',
  'phone',
  'about',
  'state',
  'cancelledBy',
  'reason',
  'mails',
  'source',
  'firstPage',
] as const

/** Bookings as CSV, a line each. */
export const bookingsCsv = (bookings: readonly StoredBooking[]): string =>
  recordsToCsv(columns, bookings.map(exportBooking))

/** How many meetings were booked in a time from each visit, of those that were confirmed. */
export const countMeetings = (database: Database, { start, end }: Interval) =>
  database
    .selectFrom('bookings')
    .select(({ fn }) => ['source', 'first_page', fn.countAll().as('count')])
    .where(({ between }) => between('created_at', start, end - 1))
    .where(wasMeetingSql)
    .groupBy(['source', 'first_page'])
    .execute()
