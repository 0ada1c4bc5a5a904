import { bilingual } from '../text/language.ts'

/** What a push tells. It goes through other hands, so it names nobody. */
export const alertWords = bilingual({
  en: {
    'mail-given-up': 'An e-mail could not be sent and will not be retried. npm run desk shows which one.',
    'mail-refused':
      'The mail server is refusing e-mails. They will be retried for a few days. npm run desk shows why.',
    'database-failing':
      'Nothing can be saved: the database has been down for a minute. Messages and bookings are refused until it is back.',
  },
  sv: {
    'mail-given-up': 'Ett mejl gick inte att skicka, och inga fler försök görs. npm run desk visar vilket.',
    'mail-refused':
      'Mejlservern tar inte emot mejlen. Nya försök görs i några dagar. npm run desk visar varför.',
    'database-failing':
      'Inget går att spara: databasen har inte fungerat på en minut. Meddelanden och bokningar avvisas tills den fungerar igen.',
  },
})
