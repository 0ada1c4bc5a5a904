import { facts } from '../../content/facts.ts'
import { bilingual } from '../../content/language.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The mail to the owner about the week. */
export const weekWords = bilingual({
  en: {
    subject: (week: number) => `Week ${week} at ${facts.brand}`,
    quiet: 'Nothing happened last week, and nobody is waiting for an answer.',
    headings: {
      messages: 'Messages',
      waiting: 'Waiting for your answer',
      readers: 'Readers',
      failures: 'Failures',
    },
    messages: (count: number) => plural(count, 'new message', 'new messages'),
    suspected: (count: number) => `${plural(count, 'message', 'messages')} that may be spam`,
    answered: (count: number) => `${count} answered`,
    median: (time: string) => `Median reply time: ${time}`,
    bookings: (count: number) => plural(count, 'new booking', 'new bookings'),
    meetingsToCome: (count: number) => `${plural(count, 'meeting', 'meetings')} this week`,
    since: (name: string, time: string) => `${name}, since ${time}`,
    more: (count: number) => `and ${count} more`,
    views: 'page views',
    visits: 'visits',
    subscribers: (count: number) => plural(count, 'new subscriber', 'new subscribers'),
    pages: 'Most read',
    sources: 'Where they came from',
    before: (count: string) => `${count} the week before`,
    mailsGivenUp: (count: number) => `${plural(count, 'e-mail', 'e-mails')} could not be sent`,
    calendarsUnreadable: (count: number) => `${plural(count, 'calendar', 'calendars')} cannot be read`,
    minutes: (count: number) => plural(count, 'minute', 'minutes'),
    hours: (count: number) => plural(count, 'hour', 'hours'),
  },
  sv: {
    subject: (week) => `Vecka ${week} hos ${facts.brand}`,
    quiet: 'Inget hände förra veckan, och ingen väntar på svar.',
    headings: { messages: 'Meddelanden', waiting: 'Väntar på ditt svar', readers: 'Läsare', failures: 'Fel' },
    messages: (count) => plural(count, 'nytt meddelande', 'nya meddelanden'),
    suspected: (count) => `${plural(count, 'meddelande', 'meddelanden')} som kan vara skräppost`,
    answered: (count) => plural(count, 'besvarat', 'besvarade'),
    median: (time) => `Mediantid till svar: ${time}`,
    bookings: (count) => plural(count, 'ny bokning', 'nya bokningar'),
    meetingsToCome: (count) => `${plural(count, 'möte', 'möten')} den här veckan`,
    since: (name, time) => `${name}, sedan ${time}`,
    more: (count) => `och ${count} till`,
    views: 'sidvisningar',
    visits: 'besök',
    subscribers: (count) => plural(count, 'ny prenumerant', 'nya prenumeranter'),
    pages: 'Mest lästa',
    sources: 'Varifrån de kom',
    before: (count) => `${count} veckan före`,
    mailsGivenUp: (count) => `${plural(count, 'mejl', 'mejl')} gick inte att skicka`,
    calendarsUnreadable: (count) => `${plural(count, 'kalender', 'kalendrar')} går inte att läsa`,
    minutes: (count) => plural(count, 'minut', 'minuter'),
    hours: (count) => plural(count, 'timme', 'timmar'),
  },
})
