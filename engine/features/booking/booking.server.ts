import { pages } from '../../addresses/pages.ts'
import type { ServerFeature } from '../../core/feature.server.ts'
import { expiryRule, pastKept, receivedTooLongAgo } from '../../core/operations/expired-rows.server.ts'
import { facts } from '../../core/site/facts.ts'
import { localDay } from '../../core/time/clock.ts'
import { day } from '../../core/time/durations.ts'
import { alertTexts } from './alert-texts.server.ts'
import { pendingFor, wasMeetingSql } from './booking-state.server.ts'
import { bookingMails } from './mails.server.ts'
import { bookingRecords } from './records.server.ts'
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
  records: bookingRecords,
  tellWeek,
  desk: async (desk) => (await import('./desk/bookings.server.ts')).startBookings(desk, rules),
  start: async (core) => (await import('./start.server.ts')).startBooking(core, rules),
})

export const booking = bookingBy(bookingRules)
