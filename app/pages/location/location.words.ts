/** What all pages about places have in common. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { websitePrice } from '../../../content/prices.ts'
import { promises } from '../../../content/promises.ts'

/** Empty without such a price. */
const price = { en: websitePrice('en', ' A website costs '), sv: websitePrice('sv', ' En webbplats kostar ') }

export const words = bilingual({
  en: {
    services: {
      heading: 'What I can do for you',
      text: `Take one thing or several. The same person builds it, launches it and answers your questions.${price.en && `${price.en}.`}`,
    },
    cards: {
      web: 'Websites and online shops that load fast, show up in searches and are easy for you to update.',
      fullStack: 'Web applications from database to button: bookings, customer portals, internal tools.',
      infrastructure: `Servers, networks and backups, on your premises or in the cloud, monitored and maintained. ${promises.en.uptime}`,
      devops: 'Each change is tested, goes live the same way every time and can be rolled back.',
      automation: `What you retype from one system to another today moves automatically. ${promises.en.lessWork}`,
      consulting: 'A second opinion before you buy, a plan you understand and help choosing suppliers.',
    },
    ownTitles: { fullStack: 'Full-Stack Development', devops: 'DevOps & CI/CD' },
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
    cards: {
      web: 'Hemsidor och webbutiker som laddas snabbt, syns i sökningar och är lätta att uppdatera själv.',
      fullStack: 'Webbappar från databas till knapp: bokningar, kundportaler, interna verktyg.',
      infrastructure: `Servrar, nätverk och säkerhetskopior, hos dig eller i molnet, övervakade och underhållna. ${promises.sv.uptime}`,
      devops: 'Varje ändring testas, driftsätts på samma sätt varje gång och går att ångra.',
      automation: `Det som i dag skrivs av från ett system till ett annat förs över automatiskt. ${promises.sv.lessWork}`,
      consulting:
        'En oberoende bedömning innan du köper, en plan som du förstår och hjälp att välja leverantör.',
    },
    ownTitles: { fullStack: 'Fullstackutveckling', devops: 'DevOps och CI/CD' },
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
