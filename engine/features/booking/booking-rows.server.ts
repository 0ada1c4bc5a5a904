import type { Transaction } from '../../core/database/open.server.ts'

/** What booking and changing a meeting have in common: the lock of its days, and its mails. */

import { addAlert } from '../../core/alerts/alert-store.server.ts'
import type { AlertKind } from '../../core/database/tables.server.ts'
import { newMail } from '../../core/mail/outbox-store.server.ts'
import { admitMail, type MailRefusal, type UnverifiedMail } from '../../core/mail/unverified-mail.server.ts'
import { localDay } from '../../core/time/clock.ts'
import { day } from '../../core/time/durations.ts'
import type { Booking } from './booking-state.server.ts'
import type { BookingRules } from './rules.ts'
import type { BookingMailKind } from './tables.server.ts'

/** How long before the meeting the visitor is reminded, in milliseconds. */
const remindedBefore = day

/** The mails of a booking that is confirmed. */
export const confirmedMails = ['booking-booked', 'booking-booked-owner', 'booking-reminder'] as const

/** What the owner is alerted to with a mail about it. */
const alerts = new Map<BookingMailKind, AlertKind>([
  ['booking-booked-owner', 'booking-booked'],
  ['booking-moved-owner', 'booking-moved'],
  ['booking-cancelled-owner', 'booking-cancelled'],
])

/** Lets one transaction at a time change the bookings of these days, in an order in which no two wait for each other. */
export async function lockDays(transaction: Transaction, moments: readonly number[], rules: BookingRules) {
  const days = [...new Set(moments.map((moment) => localDay(moment, rules)))].toSorted()
  for (const day of days)
    await transaction
      .insertInto('booking_days')
      .values({ day, changes: 1 })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((row) => ({ changes: row('booking_days.changes', '+', 1) })),
      )
      .execute()
}

/** When it is, who it is mailed to, and whose client has caused it: no networks where that is the owner. */
export interface MailedAt extends Omit<UnverifiedMail, 'purpose'> {
  now: number
}

/**
 * Stores the mails of a booking and the alert that goes with them. Those to an unverified address are left out over its
 * limits, which are then returned; the reminder goes with the first of them, or where the visitor was to have one before.
 */
export async function addMails(
  transaction: Transaction,
  booking: Booking,
  kinds: readonly BookingMailKind[],
  { now, mailbox, networks, hadReminder = false }: MailedAt & { hadReminder?: boolean },
): Promise<MailRefusal | undefined> {
  const { id, starts_at, cancelled_by, proved_at } = booking
  const isByOwner = cancelled_by === 'owner'
  const isUnverified = proved_at === null && !isByOwner && kinds.some((kind) => !kind.endsWith('-owner'))
  const refusal = isUnverified
    ? await admitMail(transaction, { mailbox, networks, purpose: 'booking' }, now)
    : undefined
  const mails = kinds
    .filter(
      (kind) =>
        refusal === undefined || kind.endsWith('-owner') || (kind === 'booking-reminder' && hadReminder),
    )
    .map((kind) => ({ kind, due_at: kind === 'booking-reminder' ? starts_at - remindedBefore : now }))
    .filter(({ due_at }) => due_at >= now)
    .map((mail) => newMail({ booking_id: id, ...mail }))
  if (mails.length > 0) await transaction.insertInto('outbox').values(mails).execute()
  const alert = kinds.map((kind) => alerts.get(kind)).find(Boolean)
  // The owner knows what the owner has cancelled.
  if (alert && !isByOwner) await addAlert(transaction, { kind: alert, starts_at }, now)
  return refusal
}
