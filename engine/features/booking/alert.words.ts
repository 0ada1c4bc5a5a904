import { bilingual } from '../../core/text/language.ts'

/** What a push tells. It goes through other hands, so it names nobody. */
export const alertWords = bilingual({
  en: {
    'booking-booked': 'A meeting has been booked: {at}.',
    'booking-moved': 'A meeting has been moved to {at}.',
    'booking-cancelled': 'A meeting has been canceled: {at}.',
    'bookings-many':
      'Unusually many bookings today. For the rest of the day a booking counts only once the visitor has confirmed it through the link in an e-mail.',
    'calendar-unreadable': 'A calendar cannot be read. Nothing can be booked until it can.',
  },
  sv: {
    'booking-booked': 'Ett möte är bokat: {at}.',
    'booking-moved': 'Ett möte är flyttat till {at}.',
    'booking-cancelled': 'Ett möte är avbokat: {at}.',
    'bookings-many':
      'Ovanligt många bokningar i dag. Resten av dagen räknas en bokning först när besökaren har bekräftat den via länken i ett mejl.',
    'calendar-unreadable': 'En kalender går inte att läsa. Inget kan bokas förrän det går igen.',
  },
})
