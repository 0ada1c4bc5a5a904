import { bilingual } from '../../core/text/language.ts'

/** The mail to the owner about the week. */
export const weekWords = bilingual({
  en: {
    subject: 'Week {week} at {brand}',
    quiet: 'Nothing happened last week, and nobody is waiting for an answer.',
    headings: {
      messages: 'Messages',
      waiting: 'Waiting for your answer',
      readers: 'Readers',
      pages: 'Most read',
      sources: 'Where they came from',
      failures: 'Failures',
    },
    mailsGivenUp: { one: '{count} e-mail could not be sent', other: '{count} e-mails could not be sent' },
  },
  sv: {
    subject: 'Vecka {week} hos {brand}',
    quiet: 'Inget hände förra veckan, och ingen väntar på svar.',
    headings: {
      messages: 'Meddelanden',
      waiting: 'Väntar på ditt svar',
      readers: 'Läsare',
      pages: 'Mest lästa',
      sources: 'Varifrån de kom',
      failures: 'Fel',
    },
    mailsGivenUp: { one: '{count} mejl gick inte att skicka', other: '{count} mejl gick inte att skicka' },
  },
})
