import { bilingual } from '../../content/language.ts'

/** The question about cookies, and the settings behind it. */
export const consentWords = bilingual({
  en: {
    open: 'Cookie settings',
    heading: 'May I measure your visit?',
    text: 'The site works without it. I see what is read and what is slow, never what you write.',
    privacy: 'Privacy policy',
    settings: 'Settings',
    necessary: 'Necessary only',
    all: 'Accept all',
    panel: {
      heading: 'Cookie settings',
      text: 'Change this whenever you like, from the foot of any page. A no takes effect at once.',
      cancel: 'Cancel',
      save: 'Save preferences',
      switches: {
        necessary: {
          name: 'Necessary',
          text: 'Always on: remembers dark or light and your answer here. Nothing leaves your browser.',
        },
        analytics: {
          name: 'Analytics',
          text: 'Which pages are read and which links are followed, without advertising profiles.',
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
    heading: 'Får jag mäta ditt besök?',
    text: 'Allt fungerar utan. Jag ser vad som läses och vad som är segt, aldrig vad du skriver.',
    privacy: 'Integritetspolicy',
    settings: 'Inställningar',
    necessary: 'Bara nödvändiga',
    all: 'Godkänn alla',
    panel: {
      heading: 'Kakinställningar',
      text: 'Ändra när du vill, längst ner på varje sida. Ett nej gäller genast.',
      cancel: 'Avbryt',
      save: 'Spara val',
      switches: {
        necessary: {
          name: 'Nödvändiga',
          text: 'Alltid på: minns mörkt eller ljust och ditt svar här. Inget lämnar din webbläsare.',
        },
        analytics: {
          name: 'Analys',
          text: 'Vilka sidor som läses och vilka länkar som följs, utan reklamprofiler.',
        },
        performance: {
          name: 'Prestanda',
          text: 'Hur snabbt sidorna laddas hos dig, och driftleverantörens egen statistik.',
        },
      },
    },
  },
})
