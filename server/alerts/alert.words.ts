import { facts } from '../../content/facts.ts'
import { bilingual } from '../../content/language.ts'

/** What a push tells. It goes through other hands, so it names nobody. */
export const alertWords = bilingual({
  en: {
    title: facts.brand,
    text: {
      message: () => 'A new message waits.',
      'booking-booked': (at: string) => `A meeting is booked: ${at}.`,
      'booking-moved': (at: string) => `A meeting has been moved to ${at}.`,
      'booking-cancelled': (at: string) => `A meeting is cancelled: ${at}.`,
      'mail-given-up': () => 'A mail could not be sent and is no longer tried. npm run desk says which.',
      'mail-refused': () =>
        'The mail server refuses mails. They are tried again for some days. npm run desk says why.',
      'bookings-many': () =>
        'Unusually many bookings today: further ones count only once their visitors answer a mail.',
      'calendar-unreadable': () => 'A calendar cannot be read: nothing can be booked until it can.',
      'backup-missing': () => 'There has been no backup for more than 36 hours.',
      'offsite-missing': () => 'There has been no good off-site backup for more than 36 hours.',
      'database-failing': () =>
        'Nothing can be saved: the database has not worked for a minute. Messages and bookings are refused until it does.',
    },
  },
  sv: {
    title: facts.brand,
    text: {
      message: () => 'Ett nytt meddelande väntar.',
      'booking-booked': (at) => `Ett möte är bokat: ${at}.`,
      'booking-moved': (at) => `Ett möte är flyttat till ${at}.`,
      'booking-cancelled': (at) => `Ett möte är avbokat: ${at}.`,
      'bookings-many': () =>
        'Ovanligt många bokningar i dag: fler räknas först när besökarna har svarat på ett mejl.',
      'mail-given-up': () =>
        'Ett mejl gick inte att skicka, och inga fler försök görs. npm run desk visar vilket.',
      'mail-refused': () =>
        'Mejlservern tar inte emot mejlen. Nya försök görs i några dagar. npm run desk visar varför.',
      'calendar-unreadable': () => 'En kalender går inte att läsa. Inget kan bokas förrän det går igen.',
      'backup-missing': () => 'Ingen säkerhetskopia har gjorts på mer än 36 timmar.',
      'offsite-missing': () =>
        'Ingen säkerhetskopia har skickats till den andra platsen på mer än 36 timmar.',
      'database-failing': () =>
        'Inget går att spara: databasen har inte fungerat på en minut. Meddelanden och bokningar avvisas tills den gör det.',
    },
  },
})
