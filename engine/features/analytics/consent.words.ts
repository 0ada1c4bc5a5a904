import { siteWords } from '../../core/site/site-words.ts'

/** The question about cookies, and the settings behind it. */
export const consentWords = siteWords('consent', {
  en: {
    open: 'Cookie settings',
    heading: 'May I measure with cookies?',
    text: 'If you say no, visits are counted without them, and the site works all the same.',
    privacy: 'Privacy policy',
    settings: 'Settings',
    necessary: 'Necessary only',
    all: 'Accept all',
    panel: {
      heading: 'Cookie settings',
      text: 'You can change your mind at any time in the footer of any page. If you say no, that takes effect at once.',
      cancel: 'Cancel',
      save: 'Save preferences',
      switches: {
        necessary: {
          name: 'Necessary',
          text: 'Always on: remembers your theme and your answer here. Nothing leaves your browser.',
        },
        analytics: {
          name: 'Analytics',
          text: 'Which pages are read and which links are followed, never what you type. No advertising profiles.',
        },
        performance: {
          name: 'Performance',
          text: 'How fast pages load where you are, and the hosting provider’s own statistics.',
        },
      },
    },
  },
  sv: {
    open: 'Kakinställningar',
    heading: 'Får jag mäta med kakor?',
    text: 'Säger du nej räknas besöken utan dem, och allt fungerar ändå.',
    privacy: 'Integritetspolicy',
    settings: 'Inställningar',
    necessary: 'Bara nödvändiga',
    all: 'Godkänn alla',
    panel: {
      heading: 'Kakinställningar',
      text: 'Du kan ändra dig när du vill, längst ner på varje sida. Säger du nej gäller det direkt.',
      cancel: 'Avbryt',
      save: 'Spara valen',
      switches: {
        necessary: {
          name: 'Nödvändiga',
          text: 'Alltid på: kommer ihåg temat och ditt svar. Inget lämnar din webbläsare.',
        },
        analytics: {
          name: 'Analys',
          text: 'Vilka sidor som läses och vilka länkar som följs, aldrig det du skriver. Inga reklamprofiler.',
        },
        performance: {
          name: 'Prestanda',
          text: 'Hur snabbt sidorna laddas hos dig, och driftleverantörens egen statistik.',
        },
      },
    },
  },
})
