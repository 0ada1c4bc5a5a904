import { facts } from '../site/facts.ts'
import { bilingual } from '../text/language.ts'

/** What a push tells. It goes through other hands, so it names nobody. */
export const alertWords = bilingual({
  en: {
    title: facts.brand,
    text: {
      message: 'A new message is waiting.',
      'booking-booked': 'A meeting has been booked: {at}.',
      'booking-moved': 'A meeting has been moved to {at}.',
      'booking-cancelled': 'A meeting has been canceled: {at}.',
      'mail-given-up': 'An e-mail could not be sent and will not be retried. npm run desk shows which one.',
      'mail-refused':
        'The mail server is refusing e-mails. They will be retried for a few days. npm run desk shows why.',
      'bookings-many':
        'Unusually many bookings today. For the rest of the day a booking counts only once the visitor has confirmed it through the link in an e-mail.',
      'calendar-unreadable': 'A calendar cannot be read. Nothing can be booked until it can.',
      'backup-missing': 'There has been no backup for more than 36 hours.',
      'offsite-missing': 'There has been no successful off-site backup for more than 36 hours.',
      'database-failing':
        'Nothing can be saved: the database has been down for a minute. Messages and bookings are refused until it is back.',
    },
  },
  sv: {
    title: facts.brand,
    text: {
      message: 'Ett nytt meddelande väntar.',
      'booking-booked': 'Ett möte är bokat: {at}.',
      'booking-moved': 'Ett möte är flyttat till {at}.',
      'booking-cancelled': 'Ett möte är avbokat: {at}.',
      'bookings-many':
        'Ovanligt många bokningar i dag. Resten av dagen räknas en bokning först när besökaren har bekräftat den via länken i ett mejl.',
      'mail-given-up': 'Ett mejl gick inte att skicka, och inga fler försök görs. npm run desk visar vilket.',
      'mail-refused':
        'Mejlservern tar inte emot mejlen. Nya försök görs i några dagar. npm run desk visar varför.',
      'calendar-unreadable': 'En kalender går inte att läsa. Inget kan bokas förrän det går igen.',
      'backup-missing': 'Ingen säkerhetskopia har gjorts på mer än 36 timmar.',
      'offsite-missing': 'Ingen säkerhetskopia har nått sin andra lagringsplats på mer än 36 timmar.',
      'database-failing':
        'Inget går att spara: databasen har inte fungerat på en minut. Meddelanden och bokningar avvisas tills den fungerar igen.',
    },
  },
})
