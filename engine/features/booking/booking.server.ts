import { Hono } from 'hono'
import { pages } from '../../addresses/pages.ts'
import type { ServerFeature } from '../../core/feature.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { expiryRule, pastKept, receivedTooLongAgo } from '../../core/operations/expired-rows.server.ts'
import { facts } from '../../core/site/facts.ts'
import { localDay } from '../../core/time/clock.ts'
import { day } from '../../core/time/durations.ts'
import { alertTexts } from './alert-texts.server.ts'
import { pendingFor, wasMeetingSql } from './booking-state.server.ts'
import { startBookings } from './bookings.server.ts'
import { getBookingCalendar, getOwnerCalendar } from './calendar-route.server.ts'
import { bookingMails } from './mails.server.ts'
import {
  getSlots,
  postBooking,
  postCancellation,
  postConfirmation,
  postMove,
  showBooking,
} from './route.server.ts'
import { type BookingRules, bookingRules } from './rules.ts'
import { tellWeek } from './week.server.ts'

/** Bookings that nobody has confirmed, most of them by robots, in milliseconds from when they could no longer be. */
const unconfirmedKept = day

const slotsOfPage =
  'title head heading lead choose form free-times write booking-taken booking-failed booking-over booking-often ' +
  'booking-moved-often field:name field:email field:phone field:about field:message'

/** Consultations that visitors book by themselves, by the rules of the facts, or by others in tests. */
export const bookingBy = (rules: BookingRules): ServerFeature => ({
  mails: bookingMails,
  alerts: alertTexts,
  expiry: {
    lasting: (now) => [
      expiryRule(
        'bookings',
        ['id'],
        (where) =>
          where.or([
            where('ends_at', '<', receivedTooLongAgo(now)),
            where.and([
              where('created_at', '<', now - pendingFor - unconfirmedKept),
              where.not(wasMeetingSql(where)),
            ]),
          ]),
        'bookings',
      ),
      expiryRule('booking_days', ['day'], (row) => row('day', '<', localDay(now - pastKept, facts))),
      expiryRule('blocked_times', ['id'], (row) => row('ends_at', '<', now - pastKept)),
    ],
  },
  slots:
    rules.kinds.length > 0
      ? [
          { page: pages.book, names: slotsOfPage },
          { page: pages.contact, names: 'next-times' },
        ]
      : [],
  tellWeek,
  async start(core) {
    if (rules.kinds.length === 0) return {}
    const bookings = startBookings({ ...core, rules })
    const all = { ...core, bookings }
    const shown = new Hono<HttpEnv>()
    shown.on('GET', [pages.book.en, pages.book.sv], showBooking(all))
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
      counting: ['/api/bookings', '/api/bookings/move'],
      longForms: { '/api/bookings': { page: pages.book, result: 'booking-failed' } },
      stop: bookings.stop,
    }
  },
})

export const booking = bookingBy(bookingRules)
