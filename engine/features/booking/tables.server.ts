import type { MeetingKind } from '../../core/site/facts.ts'
import type { Language } from '../../core/text/language.ts'

/** About a booking. Those that end in `-owner` go to the owner, the others to the visitor. */
export type BookingMailKind =
  | 'booking-held'
  | 'booking-booked'
  | 'booking-booked-owner'
  | 'booking-moved'
  | 'booking-moved-owner'
  | 'booking-cancelled'
  | 'booking-cancelled-owner'
  | 'booking-reminder'

/** To the owner, about one of their calendars. */
export type CalendarMailKind = 'calendar-unreadable' | 'calendar-entries'

declare module '../../core/database/tables.server.ts' {
  interface Tables {
    /** Consultations that visitors have booked. */
    bookings: {
      id: string
      created_at: number
      starts_at: number
      ends_at: number
      kind: MeetingKind
      language: Language
      name: string
      email: string
      /** Empty where the visitor has given none. */
      phone: string
      about: string
      /**
       * `pending` until the visitor has answered a mail, where that is asked for. Only confirmed meetings take their time: a
       * unique index lets one of them start at a time. What a booking is at a moment: booking/booking-state.server.ts.
       */
      state: 'pending' | 'confirmed' | 'cancelled'
      /** Until when a pending booking can be confirmed. */
      pending_until: number | null
      /** When a link in one of its mails was used to change it: the address is the visitor's own. */
      proved_at: number | null
      /** How often the meeting was moved or cancelled, as calendars count it (SEQUENCE, RFC 5545). */
      sequence: number
      /** Null for a pending one, which was never a meeting. */
      cancelled_by: 'visitor' | 'owner' | null
      /** What the owner says to the visitor about cancelling it. */
      reason: string
      /** A hash of the Idempotency-Key that it came with. */
      request_key: string | null
      /** A hash of what came with that key. */
      request_fingerprint: string | null
      /** As for a message. */
      source: string | null
      first_page: string | null
    }
    /** A row for each day with bookings, locked by whoever books a time on it. */
    booking_days: { day: string; changes: number }
    /** Hashes of the secrets in the links to a booking. Each mail has its own; `is_mailed` is 0 for those in answers of the API. */
    booking_tokens: { hash: string; booking_id: string; created_at: number; is_mailed: 0 | 1 }
    /** Times that the owner keeps free of bookings, besides those in their calendars. */
    blocked_times: { id: string; starts_at: number; ends_at: number; note: string }
  }

  interface MailKinds extends Record<BookingMailKind | CalendarMailKind, true> {}

  interface AlertKinds {
    'booking-booked': true
    'booking-moved': true
    'booking-cancelled': true
    'bookings-many': true
    'calendar-unreadable': true
  }
}
