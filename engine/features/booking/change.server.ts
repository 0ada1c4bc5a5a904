/** Confirming, moving and cancelling a meeting. */

import type { Database, Transaction } from '../../core/database/open.server.ts'
import { transact } from '../../core/database/retry-transaction.server.ts'
import {
  type ClientNetworks,
  consumeByNetworks,
  dailyHash,
  type Limit,
  secondsUntil,
} from '../../core/limits/limits.server.ts'
import { mailboxOf } from '../../core/mail/unverified-mail.server.ts'
import { day, minute } from '../../core/time/durations.ts'
import { type Availability, loadFreeTimes } from './availability.server.ts'
import { addMails, confirmedMails, lockDays, type MailedAt } from './booking-rows.server.ts'
import { type Booking, isLive, isMovedOut, isPending, takesTime } from './booking-state.server.ts'
import type { BookingRules } from './rules.ts'
import type { BookingMailKind } from './tables.server.ts'
import { findBooking, isMailedToken } from './tokens.server.ts'

const movesPerNetwork: Limit = { name: 'moves-network', uses: 30, within: day }

/** The secret of a link, and who uses it. */
interface Link {
  token: string
  networks: ClientNetworks
}

export type Change =
  | { is: 'changed'; booking: Booking }
  /** There is no such booking, or it can no longer be changed. */
  | { is: 'over' }
  | { is: 'taken' }
  /** As often as it can be. */
  | { is: 'moved-out' }
  /** Seconds. */
  | { is: 'too-many'; wait: number }

const over = { is: 'over' } as const

/**
 * Confirms a pending booking for good, if nobody was faster. Whether its time is free in the owner's calendars counts as
 * it did when it was asked for, where `availability` knows no newer state.
 */
export const confirmBooking = (
  database: Database,
  availability: Availability,
  { token, networks }: Link,
  now = Date.now(),
): Promise<Change> =>
  withLinkedBooking(
    { database, rules: availability.rules, token, networks, now },
    async (transaction, booking, mailed) => {
      if (takesTime(booking)) return { is: 'changed', booking }
      if (!isPending(booking, now)) return over
      // As of the moment that it was asked for: the notice that the owner wants was kept then.
      const free = await loadFreeTimes(transaction, availability, booking.created_at, booking.id)
      if (!free.includes(booking.starts_at)) return { is: 'taken' }
      const confirmed: Booking = { ...booking, state: 'confirmed', pending_until: null }
      return saveAndReplaceMails(transaction, confirmed, confirmedMails, mailed)
    },
  )

/** Moves a meeting. */
export const moveBooking = (
  database: Database,
  availability: Availability,
  { token, start, networks }: Link & { start: number },
  now = Date.now(),
): Promise<Change> =>
  withLinkedBooking(
    {
      database,
      rules: availability.rules,
      token,
      networks,
      now,
      // On days out of reach nothing is free: they need no lock, whose row would stay.
      alsoLock: start > now && start < now + (availability.rules.daysAhead + 1) * day ? [start] : [],
    },
    async (transaction, booking, mailed) => {
      if (!takesTime(booking)) return over
      if (isMovedOut(booking)) return { is: 'moved-out' }
      if (booking.starts_at === start) return { is: 'changed', booking }
      const until = await consumeByNetworks(transaction, movesPerNetwork, networks, now)
      if (until !== undefined) return { is: 'too-many', wait: secondsUntil(until, now) }
      if (!(await loadFreeTimes(transaction, availability, now, booking.id)).includes(start))
        return { is: 'taken' }
      const moved: Booking = {
        ...booking,
        starts_at: start,
        ends_at: start + availability.rules.minutes * minute,
        sequence: booking.sequence + 1,
      }
      return saveAndReplaceMails(
        transaction,
        moved,
        ['booking-moved', 'booking-moved-owner', 'booking-reminder'],
        mailed,
      )
    },
  )

/** Cancels a meeting by the secret of its link. */
export const cancelBooking = (
  database: Database,
  { rules }: Pick<Availability, 'rules'>,
  { token, networks }: Link,
  now = Date.now(),
): Promise<Change> =>
  withLinkedBooking({ database, rules, token, networks, now }, async (transaction, booking, mailed) =>
    booking.state === 'cancelled'
      ? { is: 'changed', booking }
      : cancel(transaction, booking, { by: 'visitor' }, mailed),
  )

/** Cancels a meeting for the owner, who may say why. Undefined where it is cancelled already, or has begun. */
export async function cancelForOwner(
  database: Database,
  rules: BookingRules,
  { id, reason }: Pick<Booking, 'id' | 'reason'>,
  now = Date.now(),
): Promise<Booking | undefined> {
  const change = await withLockedBooking(
    {
      database,
      rules,
      now,
      find: (rows) => rows.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst(),
    },
    async (transaction, booking, mailed) =>
      booking.state === 'cancelled' ? over : cancel(transaction, booking, { by: 'owner', reason }, mailed),
  )
  return change.is === 'changed' ? change.booking : undefined
}

/** Cancels a meeting, and tells both sides by mail. One that is not confirmed was none: it only ends. */
async function cancel(
  transaction: Transaction,
  booking: Booking,
  { by, reason = '' }: { by: 'visitor' | 'owner'; reason?: string },
  mailed: MailedAt,
): Promise<Change> {
  const isMeeting = takesTime(booking)
  // Without a word about one that has ended by itself.
  if (!isMeeting && !isLive(booking, mailed.now)) return over
  const cancelled: Booking = {
    ...booking,
    state: 'cancelled',
    pending_until: null,
    sequence: booking.sequence + 1,
    cancelled_by: isMeeting ? by : null,
    reason,
  }
  const mails = isMeeting ? (['booking-cancelled', 'booking-cancelled-owner'] as const) : []
  return saveAndReplaceMails(transaction, cancelled, mails, mailed)
}

type Work = (transaction: Transaction, booking: Booking, mailed: MailedAt) => Promise<Change>

interface ChangeOptions {
  database: Database
  /** Who changes it, where that is not the owner. */
  networks?: ClientNetworks
  rules: BookingRules
  now: number
  /** Times on whose days nobody else may book or move meanwhile, besides that of the booking. */
  alsoLock?: readonly number[]
}

/** Changes the booking of a link while its days are locked. A link that only its mailbox got proves the address. */
const withLinkedBooking = ({ token, ...options }: ChangeOptions & Link, change: Work): Promise<Change> =>
  withLockedBooking(
    { ...options, find: (rows) => findBooking(rows, token) },
    async (transaction, booking, mailed) => {
      const isVerification = booking.proved_at === null && (await isMailedToken(transaction, token))
      return change(transaction, isVerification ? { ...booking, proved_at: options.now } : booking, mailed)
    },
  )

/** A meeting that has begun can no longer be changed. */
async function withLockedBooking(
  {
    database,
    rules,
    now,
    networks = [],
    alsoLock = [],
    find,
  }: ChangeOptions & { find: (rows: Transaction) => Promise<Booking | undefined> },
  change: Work,
): Promise<Change> {
  const hash = await dailyHash(database, now)
  return transact(database, async (transaction) => {
    const found = await find(transaction)
    if (!found) return over
    await lockDays(transaction, [found.starts_at, ...alsoLock], rules)
    const booking = await find(transaction)
    // Moved meanwhile to a day that is not locked: the visitor looks again and tries again.
    if (booking?.starts_at !== found.starts_at || booking.starts_at <= now) return over
    return change(transaction, booking, { now, mailbox: hash(mailboxOf(booking.email)), networks })
  })
}

/** Writes a changed booking. Its mails that wait are replaced by these. */
async function saveAndReplaceMails(
  transaction: Transaction,
  booking: Booking,
  mails: readonly BookingMailKind[],
  mailed: MailedAt,
): Promise<Change> {
  await transaction.updateTable('bookings').set(booking).where('id', '=', booking.id).execute()
  const waiting = await transaction
    .deleteFrom('outbox')
    .where('booking_id', '=', booking.id)
    .where('sent_at', 'is', null)
    .returning('kind')
    .execute()
  const hadReminder = waiting.some(({ kind }) => kind === 'booking-reminder')
  await addMails(transaction, booking, mails, { ...mailed, hadReminder })
  return { is: 'changed', booking }
}
