import { bilingual } from '../../../core/text/language.ts'
import type { BookingMailKind, CalendarMailKind } from '../tables.server.ts'

/** What its mails are called, by the kind under which they are stored. */
export const mailKinds = bilingual({
  en: {
    'booking-held': 'Request to confirm the time',
    'booking-booked': 'Meeting confirmation',
    'booking-booked-owner': 'New meeting, to you',
    'booking-moved': 'New meeting time',
    'booking-moved-owner': 'New meeting time, to you',
    'booking-cancelled': 'Cancellation',
    'booking-cancelled-owner': 'Cancellation, to you',
    'booking-reminder': 'Meeting reminder',
    'calendar-unreadable': 'Unreadable calendar, to you',
    'calendar-entries': 'Calendar entries to check, to you',
  } satisfies Record<BookingMailKind | CalendarMailKind, string>,
  sv: {
    'booking-held': 'Begäran om bekräftelse',
    'booking-booked': 'Bekräftelse av mötet',
    'booking-booked-owner': 'Nytt möte, till dig',
    'booking-moved': 'Mötets nya tid',
    'booking-moved-owner': 'Ny tid, till dig',
    'booking-cancelled': 'Avbokning',
    'booking-cancelled-owner': 'Avbokning, till dig',
    'booking-reminder': 'Påminnelse om mötet',
    'calendar-unreadable': 'Oläsbar kalender, till dig',
    'calendar-entries': 'Kalenderposter att se över, till dig',
  },
})
