/** What all pages about places have in common. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { websitePrice } from '../../../content/prices.ts'

/** Empty without such a price. */
const price = { en: websitePrice('en', ' A website costs '), sv: websitePrice('sv', ' En webbplats kostar ') }

export const words = bilingual({
  en: {
    services: {
      heading: 'What I can do for you',
      text: `Take one thing or several. The same person builds it, launches it and answers your questions.${price.en && `${price.en}.`}`,
    },
    townsHeading: 'Towns I serve',
    reasons: {
      presence: 'Local presence',
      response: 'Quick response',
      communication: 'Direct communication',
      cost: 'Cost-effective',
    },
    map: {
      shows: (region: string, towns: string) => `Map of ${region} with ${towns}.`,
      home: `${facts.address.town}, where I work, is lit like a beacon.`,
    },
    legend: {
      home: `The light marks ${facts.address.town}, where I work.`,
      road: (road: string) => `The dashed line is the ${road}.`,
    },
    mail: 'Send an e-mail',
    mailSubject: 'Question about your services',
  },
  sv: {
    services: {
      heading: 'Det här kan jag göra åt dig',
      text: `Välj en sak eller flera. Samma person bygger, driftsätter och svarar på dina frågor.${price.sv && `${price.sv}.`}`,
    },
    townsHeading: 'Orter där jag tar uppdrag',
    reasons: {
      presence: 'Lokal närvaro',
      response: 'Snabba svar',
      communication: 'Direkt kommunikation',
      cost: 'Kostnadseffektivt',
    },
    map: {
      shows: (region: string, towns: string) => `Karta över ${region} med ${towns}.`,
      home: `${facts.address.town}, som jag utgår från, lyser som en fyr.`,
    },
    legend: {
      home: `Ljuset visar ${facts.address.town}, där jag sitter.`,
      road: (road: string) => `Den streckade linjen är ${road}.`,
    },
    mail: 'Skicka e-post',
    mailSubject: 'Fråga om dina tjänster',
  },
})
