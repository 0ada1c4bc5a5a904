/** Bookings with their mails, as the commands read and export them. */
import type { SelectQueryBuilder } from 'kysely'
import { type Booking, isPending, wasMeeting } from '../bookings/booking-state.ts'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Mail } from '../mail/outbox-store.ts'
import { formatTime } from './print.ts'
import { exportMail } from './stored-mails.ts'

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
  const mails = await database
    .selectFrom('outbox')
    .selectAll()
    .where('booking_id', 'in', query.select('id'))
    .orderBy('due_at')
    .orderBy('kind')
    .execute()
  const mailsOf = Map.groupBy(mails, ({ booking_id }) => booking_id)
  return bookings.map((booking) => ({ ...booking, mails: mailsOf.get(booking.id) ?? [] }))
}

/** What has become of a booking, in a few words. */
export function describeState(booking: Booking, now: number): string {
  const { state, pending_until, cancelled_by } = booking
  if (isPending(booking, now)) return `unconfirmed until ${formatTime(pending_until ?? 0)}`
  if (!wasMeeting(booking)) return 'never confirmed'
  return state === 'confirmed' ? 'booked' : `cancelled by ${cancelled_by}`
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
