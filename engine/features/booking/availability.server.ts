import type { Database } from '../../core/database/open.server.ts'
import { day } from '../../core/time/durations.ts'
import type { Interval } from '../../core/time/interval.ts'
import { takesTimeSql } from './booking-state.server.ts'
import { freeTimes } from './free-times.server.ts'
import type { BookingRules } from './rules.ts'

/** When meetings can be, and what stands in the owner's calendars. */
export interface Availability {
  rules: BookingRules
  busy: readonly Interval[]
}

/** The times that can be booked at a moment, in order, in milliseconds. The time of `exceptBookingId` counts as free. */
export async function loadFreeTimes(
  database: Database,
  { rules, busy }: Availability,
  now = Date.now(),
  exceptBookingId = '',
): Promise<number[]> {
  const meetings = await database
    .selectFrom('bookings')
    .select(['starts_at', 'ends_at'])
    .where('ends_at', '>', now - day)
    .where(takesTimeSql)
    .where('id', '!=', exceptBookingId)
    .execute()
  const blocked = await database
    .selectFrom('blocked_times')
    .select(['starts_at', 'ends_at'])
    .where('ends_at', '>', now)
    .execute()
  return freeTimes(rules, { meetings: meetings.map(intervalOf), busy, blocked: blocked.map(intervalOf) }, now)
}

const intervalOf = ({ starts_at, ends_at }: { starts_at: number; ends_at: number }): Interval => ({
  start: starts_at,
  end: ends_at,
})
