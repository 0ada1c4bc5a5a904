import { bilingual } from '../../core/text/language.ts'

/** What the mail about the week tells of bookings. */
export const weekWords = bilingual({
  en: {
    bookings: { one: '{count} new booking', other: '{count} new bookings' },
    meetingsToCome: { one: '{count} meeting this week', other: '{count} meetings this week' },
    calendarsUnreadable: {
      one: '{count} calendar cannot be read',
      other: '{count} calendars cannot be read',
    },
  },
  sv: {
    bookings: { one: '{count} ny bokning', other: '{count} nya bokningar' },
    meetingsToCome: { one: '{count} möte den här veckan', other: '{count} möten den här veckan' },
    calendarsUnreadable: {
      one: '{count} kalender går inte att läsa',
      other: '{count} kalendrar går inte att läsa',
    },
  },
})
