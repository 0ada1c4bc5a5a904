import { Hono } from 'hono'
import { pages } from '../../addresses/pages.ts'
import type { Core, RunningFeature } from '../../core/feature.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { languages } from '../../core/site/languages.ts'
import { startBookings } from './bookings.server.ts'
import { getBookingCalendar, getOwnerCalendar } from './calendar-route.server.ts'
import {
  getSlots,
  postBooking,
  postCancellation,
  postConfirmation,
  postMove,
  showBooking,
} from './route.server.ts'
import type { BookingRules } from './rules.ts'

/** The routes of booking and its work in the background, where visitors can book. */
export async function startBooking(core: Core, rules: BookingRules): Promise<RunningFeature> {
  if (rules.kinds.length === 0) return {}
  const bookings = startBookings({ ...core, rules })
  const all = { ...core, bookings }
  const shown = new Hono<HttpEnv>()
  shown.on(
    'GET',
    languages.map((language) => pages.book[language]),
    showBooking(all),
  )
  const api = new Hono<HttpEnv>()
  api.get('/slots', (context) => getSlots(context, all))
  api.get('/bookings/calendar', (context) => getBookingCalendar(context, core))
  api.get('/bookings/feed', (context) => getOwnerCalendar(context, core))
  api.post('/bookings', (context) => postBooking(context, all))
  api.post('/bookings/confirm', (context) => postConfirmation(context, all))
  api.post('/bookings/move', (context) => postMove(context, all))
  api.post('/bookings/cancel', (context) => postCancellation(context, all))
  await bookings.shown()
  return {
    pages: shown,
    api,
    ownLimits: ['/api/bookings', '/api/bookings/move'],
    longForms: { '/api/bookings': { page: pages.book, result: 'booking-failed' } },
    stop: bookings.stop,
  }
}
