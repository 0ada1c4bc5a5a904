import { words } from '../../app/pages/book/book.words.ts'
import { author } from '../../content/facts.ts'
import { siteWords } from '../../content/site-words.ts'
import { signature } from '../mail/signature.words.ts'

/** What the sentences of a mail to the visitor are filled with. */
interface ToVisitor {
  /** Day and time, as 'at' writes them. */
  at: string
  /** When and how, a line each. */
  meeting: string
  /** The page of the booking, or of a cancelled one the page where another time can be booked. */
  link: string
  /** The time until which a pending booking can be confirmed. */
  until: string
  /** What the owner says about cancelling the meeting; may be empty. */
  reason: string
}

/** And of a mail to the owner. */
interface ToOwner {
  name: string
  meeting: string
  /** Who it is and what it is about, a line each. */
  visitor: string
  reason: string
}

const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n')

/** The mails that a booking leads to, and its entry in calendars. All are in the language of the page it was booked on. */
export const bookingMailWords = siteWords('booking-mails', {
  en: {
    at: (day: string, time: string) => `${day} at ${time}`,
    span: (day: string, from: string, to: string, zone: string) => `${day}, ${from}–${to}, ${zone}`,
    kinds: { phone: 'Phone', video: 'Video', visit: 'Visit' },
    labels: {
      when: 'When',
      how: 'How',
      number: 'Number',
      link: 'Link',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      language: 'Language',
      booked: 'Booked',
      about: 'About',
    },
    /** From the greeting to the name below. The name is empty where it is not to be said. */
    letter: (name: string, texts: readonly string[]) =>
      paragraphs(name ? `Hello ${name},` : 'Hello,', ...texts, `Kind regards\n${signature.en}`),
    visitor: {
      'booking-held': {
        subject: ({ at }: ToVisitor) => `Please confirm: ${at}`,
        text: ({ meeting, link, until }: ToVisitor) => [
          'You asked for this time. It is yours once you confirm it. You have two hours.',
          meeting,
          `Open the page and press “${words.en.booking.confirm}” by ${until}:\n${link}`,
          'Replying to this e-mail does not confirm the meeting.',
          'Didn’t book this? There is nothing you need to do. Nothing is booked until somebody confirms.',
        ],
      },
      'booking-booked': {
        subject: ({ at }: ToVisitor) => `Booked: ${at}`,
        text: ({ meeting, link }: ToVisitor) => [
          'Thank you for booking. I look forward to talking to you.',
          meeting,
          'The attachment adds the meeting to your calendar.',
          `Need another time? Move or cancel the meeting here:\n${link}`,
        ],
      },
      'booking-moved': {
        subject: ({ at }: ToVisitor) => `New time: ${at}`,
        text: ({ meeting, link }: ToVisitor) => [
          'Our meeting has a new time.',
          meeting,
          'The attachment moves it in your calendar as well.',
          `Need another time? Move or cancel the meeting here:\n${link}`,
        ],
      },
      'booking-cancelled': {
        subject: ({ at }: ToVisitor) => `Canceled: ${at}`,
        text: ({ at, link }: ToVisitor) => [
          `Our meeting on ${at} has been canceled. The attachment removes it from your calendar.`,
          `You are welcome to book another time here:\n${link}`,
        ],
      },
      'booking-reminder': {
        subject: ({ at }: ToVisitor) => `Reminder: ${at}`,
        text: ({ meeting, link }: ToVisitor) => [
          'Our meeting is coming up. Here are the details.',
          meeting,
          `Can’t make it? Move or cancel the meeting here:\n${link}`,
        ],
      },
    },
    cancelledByOwner: ({ at, link, reason }: ToVisitor) => [
      `I am sorry, but I have to cancel our meeting on ${at}. The attachment removes it from your calendar.`,
      reason,
      `Please pick another time here:\n${link}`,
    ],
    owner: {
      subject: {
        'booking-booked-owner': (name: string, at: string) => `Booked: ${name}, ${at}`,
        'booking-moved-owner': (name: string, at: string) => `Moved: ${name}, ${at}`,
        'booking-cancelled-owner': (name: string, at: string) => `Canceled: ${name}, ${at}`,
      },
      first: {
        'booking-booked-owner': (name: string) => `${name} has booked a consultation.`,
        'booking-moved-owner': (name: string) => `${name} has moved the consultation to another time.`,
        'booking-cancelled-owner': (name: string) => `${name} has canceled the consultation.`,
      },
      cancelledByYou: (name: string) => `You have canceled the consultation with ${name}.`,
      text: (first: string, { name, meeting, visitor, reason }: ToOwner) =>
        paragraphs(
          first,
          reason && `You wrote: ${reason}`,
          `${meeting}\n${visitor}`,
          `--\nBooked on the {brand} website. Replies to this e-mail go to ${name}.`,
        ),
    },
    entry: {
      visitor: `Consultation with ${author}`,
      owner: (name: string) => `Consultation: ${name}`,
      cancelled: (summary: string) => `Canceled: ${summary}`,
      /** Plain letters, because it is sent in headers. */
      file: 'consultation.ics',
    },
  },
  sv: {
    at: (day, time) => `${day} kl. ${time}`,
    span: (day, from, to, zone) => `${day} kl. ${from}–${to}, ${zone}`,
    kinds: { phone: 'Telefon', video: 'Video', visit: 'Besök' },
    labels: {
      when: 'När',
      how: 'Hur',
      number: 'Nummer',
      link: 'Länk',
      name: 'Namn',
      email: 'E-post',
      phone: 'Telefon',
      language: 'Språk',
      booked: 'Bokat',
      about: 'Gäller',
    },
    letter: (name, texts) =>
      paragraphs(name ? `Hej ${name}!` : 'Hej!', ...texts, `Vänliga hälsningar\n${signature.sv}`),
    visitor: {
      'booking-held': {
        subject: ({ at }) => `Bekräfta din bokning: ${at}`,
        text: ({ meeting, link, until }) => [
          'Du har valt den här tiden. Den blir din när du bekräftar den. Du har två timmar på dig.',
          meeting,
          `Öppna sidan och tryck på ”${words.sv.booking.confirm}” senast kl. ${until}:\n${link}`,
          'Det räcker inte att svara på mejlet.',
          'Var det inte du som bokade? Då behöver du inte göra något. Inget är bokat förrän någon bekräftar.',
        ],
      },
      'booking-booked': {
        subject: ({ at }) => `Bokat: ${at}`,
        text: ({ meeting, link }) => [
          'Tack för din bokning! Jag ser fram emot vårt samtal.',
          meeting,
          'Med bilagan lägger du in mötet i din kalender.',
          `Passar tiden inte längre? Flytta eller avboka mötet här:\n${link}`,
        ],
      },
      'booking-moved': {
        subject: ({ at }) => `Ny tid: ${at}`,
        text: ({ meeting, link }) => [
          'Vårt möte har fått en ny tid.',
          meeting,
          'Bilagan flyttar mötet även i din kalender.',
          `Passar tiden inte längre? Flytta eller avboka mötet här:\n${link}`,
        ],
      },
      'booking-cancelled': {
        subject: ({ at }) => `Avbokat: ${at}`,
        text: ({ at, link }) => [
          `Vårt möte ${at} är avbokat. Bilagan tar bort det ur din kalender.`,
          `Du är välkommen en annan gång. Lediga tider hittar du här:\n${link}`,
        ],
      },
      'booking-reminder': {
        subject: ({ at }) => `Påminnelse: ${at}`,
        text: ({ meeting, link }) => [
          'Snart är det dags för vårt möte. Så här har vi bestämt.',
          meeting,
          `Har du fått förhinder? Flytta eller avboka mötet här:\n${link}`,
        ],
      },
    },
    cancelledByOwner: ({ at, link, reason }) => [
      `Jag måste tyvärr ställa in vårt möte ${at}. Bilagan tar bort det ur din kalender.`,
      reason,
      `Välj gärna en ny tid här:\n${link}`,
    ],
    owner: {
      subject: {
        'booking-booked-owner': (name, at) => `Bokat: ${name}, ${at}`,
        'booking-moved-owner': (name, at) => `Flyttat: ${name}, ${at}`,
        'booking-cancelled-owner': (name, at) => `Avbokat: ${name}, ${at}`,
      },
      first: {
        'booking-booked-owner': (name) => `${name} har bokat en konsultation.`,
        'booking-moved-owner': (name) => `${name} har flyttat konsultationen till en annan tid.`,
        'booking-cancelled-owner': (name) => `${name} har avbokat konsultationen.`,
      },
      cancelledByYou: (name) => `Du har ställt in konsultationen med ${name}.`,
      text: (first, { name, meeting, visitor, reason }) =>
        paragraphs(
          first,
          reason && `Du skrev: ${reason}`,
          `${meeting}\n${visitor}`,
          `--\nBokat på webbplatsen. Svarar du på mejlet går svaret till ${name}.`,
        ),
    },
    entry: {
      visitor: `Konsultation med ${author}`,
      owner: (name) => `Konsultation: ${name}`,
      cancelled: (summary) => `Inställt: ${summary}`,
      file: 'konsultation.ics',
    },
  },
})
