/** The secrets in the links to a booking. They go to who made it, and to its mailbox. */
import { randomBytes } from 'node:crypto'
import { sha256 } from '../../core/base/sha256.ts'
import type { Database } from '../../core/database/open.server.ts'
import type { Booking } from './booking-state.server.ts'

/** How many links to a booking work at a time: each attempt to send a mail makes one. The oldest end first. */
const maxTokens = 50

/** Makes a secret for a link to a booking: 128 random bits, of which only a hash is stored. `isMailed` says that only its mailbox gets it. */
export async function newToken(
  database: Database,
  bookingId: string,
  { isMailed }: { isMailed: boolean } = { isMailed: false },
  now = Date.now(),
): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await database
    .insertInto('booking_tokens')
    .values({ hash: sha256(token), booking_id: bookingId, created_at: now, is_mailed: isMailed ? 1 : 0 })
    .execute()
  await database
    .deleteFrom('booking_tokens')
    .where('booking_id', '=', bookingId)
    .where('hash', 'not in', (query) =>
      query
        .selectFrom('booking_tokens')
        .select('hash')
        .where('booking_id', '=', bookingId)
        .orderBy('created_at', 'desc')
        .limit(maxTokens),
    )
    .execute()
  return token
}

/** The booking of a link, if there is one. */
export const findBooking = (database: Database, token: string): Promise<Booking | undefined> =>
  database
    .selectFrom('bookings')
    .innerJoin('booking_tokens', 'booking_tokens.booking_id', 'bookings.id')
    .selectAll('bookings')
    .where('booking_tokens.hash', '=', sha256(token))
    .executeTakeFirst()

/** Whether a link was only ever in a mail, so that who uses it reads the mailbox. */
export async function isMailedToken(database: Database, token: string): Promise<boolean> {
  const row = await database
    .selectFrom('booking_tokens')
    .select('is_mailed')
    .where('hash', '=', sha256(token))
    .executeTakeFirst()
  return row?.is_mailed === 1
}
