/** What all pages about places have in common. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('location', {
  en: {
    services: {
      heading: 'What I can do for you',
      text: 'The person who answers your questions does the work.',
    },
    townsHeading: 'Where I take on work',
    reasons: {
      presence: 'How close I am',
      response: 'How soon I answer',
      communication: 'Who you talk to',
      cost: 'What you pay for',
    },
    map: {
      shows: 'Map of {place} with {towns}.',
      home: '{town}, where I work, is lit like a beacon.',
    },
    legend: {
      home: 'The light marks {town}, where I work.',
      road: 'The dashed line is the {road}.',
    },
    mail: 'Send an e-mail',
    mailSubject: 'Question about your services',
  },
  sv: {
    services: {
      heading: 'Det här kan jag göra åt dig',
      text: 'Den som svarar på dina frågor gör jobbet.',
    },
    townsHeading: 'Här tar jag uppdrag',
    reasons: {
      presence: 'Så nära sitter jag',
      response: 'Så snabbt svarar jag',
      communication: 'Den du pratar med',
      cost: 'Det du betalar för',
    },
    map: {
      shows: 'Karta över {place} med {towns}.',
      home: '{town}, som jag utgår från, lyser som en fyr.',
    },
    legend: {
      home: 'Ljuspunkten visar {town}, där jag sitter.',
      road: 'Den streckade linjen är {road}.',
    },
    mail: 'Skicka e-post',
    mailSubject: 'Fråga om dina tjänster',
  },
})
