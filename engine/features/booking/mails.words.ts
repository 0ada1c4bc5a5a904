import { siteWords } from '../../core/site/site-words.ts'

/**
 * The mails that a booking leads to, and its entry in calendars. All are in the language of the page it was booked on. A text is
 * a list of paragraphs.
 */
export const bookingMailWords = siteWords('booking-mails', {
  en: {
    at: '{day} at {time}',
    span: '{day}, {from}–{to}, {zone}',
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
    greeting: 'Hello {name},',
    greetingToNobody: 'Hello,',
    goodbye: 'Kind regards\n{signature}',
    visitor: {
      'booking-held': {
        subject: 'Please confirm: {at}',
        text: [
          'You asked for this time. It is yours once you confirm it. You have two hours.',
          '{meeting}',
          'Open the page and press “{button}” by {until}:\n{link}',
          'Replying to this e-mail does not confirm the meeting.',
          'Didn’t book this? There is nothing you need to do. Nothing is booked until somebody confirms.',
        ],
      },
      'booking-booked': {
        subject: 'Booked: {at}',
        text: [
          'Thank you for booking. I look forward to talking to you.',
          '{meeting}',
          'The attachment adds the meeting to your calendar.',
          'Need another time? Move or cancel the meeting here:\n{link}',
        ],
      },
      'booking-moved': {
        subject: 'New time: {at}',
        text: [
          'Our meeting has a new time.',
          '{meeting}',
          'The attachment moves it in your calendar as well.',
          'Need another time? Move or cancel the meeting here:\n{link}',
        ],
      },
      'booking-cancelled': {
        subject: 'Canceled: {at}',
        text: [
          'Our meeting on {at} has been canceled. The attachment removes it from your calendar.',
          'You are welcome to book another time here:\n{link}',
        ],
      },
      'booking-reminder': {
        subject: 'Reminder: {at}',
        text: [
          'Our meeting is coming up. Here are the details.',
          '{meeting}',
          'Can’t make it? Move or cancel the meeting here:\n{link}',
        ],
      },
    },
    cancelledByOwner: [
      'I am sorry, but I have to cancel our meeting on {at}. The attachment removes it from your calendar.',
      '{reason}',
      'Please pick another time here:\n{link}',
    ],
    owner: {
      subject: {
        'booking-booked-owner': 'Booked: {name}, {at}',
        'booking-moved-owner': 'Moved: {name}, {at}',
        'booking-cancelled-owner': 'Canceled: {name}, {at}',
      },
      first: {
        'booking-booked-owner': '{name} has booked a consultation.',
        'booking-moved-owner': '{name} has moved the consultation to another time.',
        'booking-cancelled-owner': '{name} has canceled the consultation.',
      },
      cancelledByYou: 'You have canceled the consultation with {name}.',
      text: [
        '{first}',
        'You wrote: {reason}',
        '{meeting}\n{visitor}',
        '--\nBooked on the {brand} website. Replies to this e-mail go to {name}.',
      ],
    },
    entry: {
      visitor: 'Consultation with {author}',
      owner: 'Consultation: {name}',
      cancelled: 'Canceled: {summary}',
      /** Plain letters, because it is sent in headers. */
      file: 'consultation.ics',
    },
  },
  sv: {
    at: '{day} kl. {time}',
    span: '{day} kl. {from}–{to}, {zone}',
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
    greeting: 'Hej {name}!',
    greetingToNobody: 'Hej!',
    goodbye: 'Vänliga hälsningar\n{signature}',
    visitor: {
      'booking-held': {
        subject: 'Bekräfta din bokning: {at}',
        text: [
          'Du har valt den här tiden. Den blir din när du bekräftar den. Du har två timmar på dig.',
          '{meeting}',
          'Öppna sidan och tryck på ”{button}” senast kl. {until}:\n{link}',
          'Det räcker inte att svara på mejlet.',
          'Var det inte du som bokade? Då behöver du inte göra något. Inget är bokat förrän någon bekräftar.',
        ],
      },
      'booking-booked': {
        subject: 'Bokat: {at}',
        text: [
          'Tack för din bokning! Jag ser fram emot vårt möte.',
          '{meeting}',
          'Med bilagan lägger du in mötet i din kalender.',
          'Passar tiden inte längre? Flytta eller avboka mötet här:\n{link}',
        ],
      },
      'booking-moved': {
        subject: 'Ny tid: {at}',
        text: [
          'Vårt möte har fått en ny tid.',
          '{meeting}',
          'Bilagan flyttar mötet även i din kalender.',
          'Passar tiden inte längre? Flytta eller avboka mötet här:\n{link}',
        ],
      },
      'booking-cancelled': {
        subject: 'Avbokat: {at}',
        text: [
          'Vårt möte {at} är avbokat. Bilagan tar bort det ur din kalender.',
          'Du är välkommen en annan gång. Lediga tider hittar du här:\n{link}',
        ],
      },
      'booking-reminder': {
        subject: 'Påminnelse: {at}',
        text: [
          'Snart är det dags för vårt möte. Så här har vi bestämt.',
          '{meeting}',
          'Har du fått förhinder? Flytta eller avboka mötet här:\n{link}',
        ],
      },
    },
    cancelledByOwner: [
      'Jag måste tyvärr ställa in vårt möte {at}. Bilagan tar bort det ur din kalender.',
      '{reason}',
      'Välj gärna en ny tid här:\n{link}',
    ],
    owner: {
      subject: {
        'booking-booked-owner': 'Bokat: {name}, {at}',
        'booking-moved-owner': 'Flyttat: {name}, {at}',
        'booking-cancelled-owner': 'Avbokat: {name}, {at}',
      },
      first: {
        'booking-booked-owner': '{name} har bokat en konsultation.',
        'booking-moved-owner': '{name} har flyttat konsultationen till en annan tid.',
        'booking-cancelled-owner': '{name} har avbokat konsultationen.',
      },
      cancelledByYou: 'Du har ställt in konsultationen med {name}.',
      text: [
        '{first}',
        'Du skrev: {reason}',
        '{meeting}\n{visitor}',
        '--\nBokat på webbplatsen. Svarar du på mejlet går svaret till {name}.',
      ],
    },
    entry: {
      visitor: 'Konsultation med {author}',
      owner: 'Konsultation: {name}',
      cancelled: 'Inställt: {summary}',
      file: 'konsultation.ics',
    },
  },
})
