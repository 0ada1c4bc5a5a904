import type { Context } from 'hono'
import { isSameSecret } from '../../core/base/sha256.ts'
import type { Core } from '../../core/feature.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { problem } from '../../core/http/problem.server.ts'
import { day } from '../../core/time/durations.ts'
import { wasMeeting, wasMeetingSql } from './booking-state.server.ts'
import { downloadCalendar, publishedCalendar } from './invitation.server.ts'
import { bookingMailWords } from './mails.words.ts'
import { findBooking } from './tokens.server.ts'

/** How long a meeting that is over stays in the owner's calendar, in milliseconds. */
const keptFor = 30 * day

/** Responds with the meeting of a link as a file for the visitor's calendar. 404 before it is confirmed. */
export async function getBookingCalendar(context: Context<HttpEnv>, { database, config }: Core) {
  const booking = await findBooking(database, context.req.query('booking') ?? '')
  if (!booking || !wasMeeting(booking)) return problem(404, 'No booking has this link')
  const { file } = bookingMailWords[booking.language].entry
  return calendar(context, downloadCalendar(booking, config), {
    'Content-Disposition': `attachment; filename="${file}"`,
  })
}

/** Responds with the meetings of the last 30 days and those to come, for whoever knows CALENDAR_KEY. */
export async function getOwnerCalendar(context: Context<HttpEnv>, { database, config }: Core) {
  if (!config.calendarKey || !isSameSecret(context.req.query('key') ?? '', config.calendarKey))
    return problem(404, 'No calendar has this key')
  const bookings = await database
    .selectFrom('bookings')
    .selectAll()
    .where('ends_at', '>', Date.now() - keptFor)
    .where(wasMeetingSql)
    .orderBy('starts_at')
    .execute()
  return calendar(context, publishedCalendar(bookings, config))
}

const calendar = (context: Context, text: string, headers: Record<string, string> = {}) =>
  context.body(text, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  })
