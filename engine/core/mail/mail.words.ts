import { languages } from '../site/languages.ts'
import { siteWords } from '../site/site-words.ts'
import { perLanguage } from '../text/language.ts'
import { signature } from './signature.server.ts'

const inLanguage = languages.length > 1 ? ' ({language})' : ''

/** The mails that a contact message leads to. They are written in the language of the page that the message came from. */
export const mailWords = siteWords(
  'mails',
  {
    en: {
      owner: {
        subject: 'Message from {name}',
        text: `{message}\n\n--\n{name} <{address}>\nSent through the contact form on the {brand} website${inLanguage}. Replies to this e-mail go to the sender.`,
      },
      reminder: {
        subject: '{name} is waiting for your reply',
        text: 'You promised {name} a reply by {until}. This is the message:\n\n{message}\n\n--\nReplies to this e-mail go to {name}. When you have answered, mark it as answered at the desk (npm run desk).',
      },
      confirmation: {
        subject: 'Your message to {brand}',
        text: 'Hello,\n\nThank you for your message. It has arrived, and you will get a reply {promises.within}, {promises.replyDays}.\n\nKind regards\n{signature}',
        /** The text where special days come between. */
        later:
          'Hello,\n\nThank you for your message. It has arrived. I’m closed some of the days ahead, so you will get a reply by {day}.\n\nKind regards\n{signature}',
      },
    },
    sv: {
      owner: {
        subject: 'Meddelande från {name}',
        text: `{message}\n\n--\n{name} <{address}>\nSkickat via kontaktformuläret på webbplatsen${inLanguage}. Svarar du på mejlet går svaret till avsändaren.`,
      },
      reminder: {
        subject: '{name} väntar på ditt svar',
        text: 'Du har lovat {name} svar senast {until}. Så här lyder meddelandet:\n\n{message}\n\n--\nSvarar du på mejlet går svaret till {name}. När du har svarat märker du det som besvarat på kontoret (npm run desk).',
      },
      confirmation: {
        subject: 'Ditt meddelande till {brand}',
        text: 'Hej!\n\nTack för ditt meddelande. Det har kommit fram, och du får svar {promises.within}, {promises.replyDays}.\n\nVänliga hälsningar\n{signature}',
        later:
          'Hej!\n\nTack för ditt meddelande. Det har kommit fram. Jag har stängt en del av dagarna framöver, så du får svar senast {day}.\n\nVänliga hälsningar\n{signature}',
      },
    },
  },
  perLanguage((language) => ({ signature: signature[language] })),
)
