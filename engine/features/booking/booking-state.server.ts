/** What a booking is at a moment: each rule once, for rows and, where it is asked of the database, for SQL. */
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../core/database/tables.server.ts'
import { hour } from '../../core/time/durations.ts'
import type { ShownBooking } from './booking-details.tsx'

export type Booking = Tables['bookings']
type State = Pick<Booking, 'state' | 'pending_until' | 'cancelled_by'>

/** How long a visitor who has to answer a mail first can confirm a booking, in milliseconds. */
export const pendingFor = 2 * hour
/** How often a meeting can be moved. */
const maxMoves = 10

/** Whether the booking takes its time from others. One that nobody has confirmed does not: who confirms first has the time. */
export const takesTime = ({ state }: Pick<State, 'state'>): boolean => state === 'confirmed'

export const takesTimeSql = ({ eb }: ExpressionBuilder<Tables, 'bookings'>) => eb('state', '=', 'confirmed')

/** Whether it was ever a meeting: one that ends or is cancelled before it is confirmed was not. */
export const wasMeeting = ({ state, cancelled_by }: Pick<State, 'state' | 'cancelled_by'>): boolean =>
  state === 'confirmed' || (state === 'cancelled' && cancelled_by !== null)

export const wasMeetingSql = ({ and, eb, or }: ExpressionBuilder<Tables, 'bookings'>) =>
  or([
    eb('state', '=', 'confirmed'),
    and([eb('state', '=', 'cancelled'), eb('cancelled_by', 'is not', null)]),
  ])

/** Whether its visitor can still confirm it. */
export const isPending = ({ state, pending_until }: Pick<State, 'state' | 'pending_until'>, now: number) =>
  state === 'pending' && (pending_until ?? 0) > now

/** Whether it was not confirmed in time. */
const hasExpired = (booking: Pick<State, 'state' | 'pending_until'>, now: number) =>
  booking.state === 'pending' && !isPending(booking, now)

/** Whether there is, or may still be, a meeting. */
export const isLive = (booking: Pick<State, 'state' | 'pending_until'>, now: number) =>
  takesTime(booking) || isPending(booking, now)

/** Whether it was moved as often as it can be. `sequence` counts moves while it is confirmed. */
export const isMovedOut = ({ sequence }: Pick<Booking, 'sequence'>) => sequence >= maxMoves

/** What its page says of it. */
export type BookingStatus = ShownBooking['state']

export function statusAt(now: number, booking: State & Pick<Booking, 'starts_at'>): BookingStatus {
  if (booking.state === 'cancelled') return 'cancelled'
  if (hasExpired(booking, now)) return 'expired'
  return booking.starts_at <= now ? 'past' : booking.state
}
