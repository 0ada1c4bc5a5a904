/** What all pages about places have in common. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
  en: {
    services: {
      heading: 'What I can do for you',
      text: 'Take one thing or several. The same person builds it, puts it live and answers when you call.',
    },
    cards: {
      web: 'Websites and online shops that load fast, are found in searches and can be updated by you.',
      fullStack: 'Web applications from database to button: bookings, customer portals, internal tools.',
      infrastructure: `Servers, networks and backups, on your premises or in the cloud, monitored and run for ${facts.claims.en.uptime} uptime.`,
      devops: 'Each change is tested, goes live the same way every time and can be taken back.',
      automation: `What is typed by hand from one system to another goes by itself. The aim: up to ${facts.claims.en.lessManualWork} less manual work.`,
      consulting:
        'A second opinion before you buy, a plan that you understand and help in choosing suppliers.',
    },
    ownTitles: { fullStack: 'Full-Stack Development', devops: 'DevOps & CI/CD' },
    townsHeading: 'Towns I serve',
    reasons: {
      presence: 'Local presence',
      response: 'Quick response',
      communication: 'Direct communication',
      cost: 'Cost-effective',
    },
    map: (towns: string) =>
      `Map of southern Sweden with ${towns}. ${facts.address.town}, where I work from, is lit like a beacon.`,
    legend: `The light is ${facts.address.town}, where I work from. The dashed line is the E22.`,
    mail: 'Send an e-mail',
    mailSubject: 'Question about your services',
  },
  sv: {
    services: {
      heading: 'Det här kan jag göra åt dig',
      text: 'Välj en sak eller flera. Samma person bygger, driftsätter och svarar när du ringer.',
    },
    cards: {
      web: 'Hemsidor och webbutiker som laddas snabbt och syns i sökningar, och som du uppdaterar själv.',
      fullStack: 'Webbappar från databas till knapp: bokningar, kundportaler, interna verktyg.',
      infrastructure: `Servrar, nätverk och säkerhetskopior, hos dig eller i molnet, övervakade och skötta med ${facts.claims.sv.uptime} drifttid som mål.`,
      devops: 'Varje ändring testas, driftsätts på samma sätt varje gång och går att backa.',
      automation: `Det som förs över för hand från ett system till ett annat går av sig självt. Målet: upp till ${facts.claims.sv.lessManualWork} mindre manuellt arbete.`,
      consulting:
        'En oberoende bedömning innan du köper, en plan som du förstår och hjälp att välja leverantör.',
    },
    ownTitles: { fullStack: 'Fullstackutveckling', devops: 'DevOps & CI/CD' },
    townsHeading: 'Orter där jag tar uppdrag',
    reasons: {
      presence: 'Lokal närvaro',
      response: 'Snabba svar',
      communication: 'Direkt kommunikation',
      cost: 'Kostnadseffektivt',
    },
    map: (towns: string) =>
      `Karta över södra Sverige med ${towns}. ${facts.address.town}, som jag utgår från, lyser som en fyr.`,
    legend: `Ljuset är ${facts.address.town}, där jag sitter. Den streckade linjen är E22.`,
    mail: 'Skicka e-post',
    mailSubject: 'Fråga om dina tjänster',
  },
})
