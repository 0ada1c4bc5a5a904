/** What all pages about places have in common. */
import { facts, printedPhone } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
  en: {
    services: {
      heading: 'What I can do for you',
      text: 'Take one thing or several. The same person builds it, puts it live and answers when you call.',
      more: 'Read more',
    },
    cards: {
      web: {
        title: 'Web Development',
        text: 'Websites and online shops that load fast, are found in searches and can be updated by you.',
      },
      fullStack: {
        title: 'Full-Stack Development',
        text: 'Web applications from database to button: bookings, customer portals, internal tools.',
      },
      infrastructure: {
        title: 'IT Infrastructure',
        text:
          'Servers, networks and backups, on your premises or in the cloud, monitored and run for ' +
          `${facts.claims.en.uptime} uptime.`,
      },
      devops: {
        title: 'DevOps & CI/CD',
        text: 'Each change is tested, goes live the same way every time and can be taken back.',
      },
      automation: {
        title: 'Automation',
        text:
          'What is typed by hand from one system to another goes by itself. Up to ' +
          `${facts.claims.en.lessManualWork} less manual work.`,
      },
      consulting: {
        title: 'IT Consulting',
        text: 'A second opinion before you buy, a plan that you understand and help in choosing suppliers.',
      },
    },
    map: (towns: string) =>
      `Map of southern Sweden with ${towns}. ${facts.address.town}, where I work from, is lit like a beacon.`,
    legend: `The light is ${facts.address.town}, where I work from. The dashed line is the E22.`,
    phone: `Call\u00a0${printedPhone}`,
    mail: 'Send an e-mail',
  },
  sv: {
    services: {
      heading: 'Det här kan jag göra åt dig',
      text: 'Välj en sak eller flera. Samma person bygger, driftsätter och svarar när du ringer.',
      more: 'Läs mer',
    },
    cards: {
      web: {
        title: 'Webbutveckling',
        text: 'Webbplatser och webbutiker som laddar snabbt, syns i sökningar och går att uppdatera själv.',
      },
      fullStack: {
        title: 'Fullstackutveckling',
        text: 'Webbappar från databas till knapp: bokningar, kundportaler, interna verktyg.',
      },
      infrastructure: {
        title: 'IT-infrastruktur',
        text:
          'Servrar, nätverk och säkerhetskopior, hos dig eller i molnet, övervakade och skötta för ' +
          `${facts.claims.sv.uptime} drifttid.`,
      },
      devops: {
        title: 'DevOps & CI/CD',
        text: 'Varje ändring testas, driftsätts på samma sätt varje gång och går att backa.',
      },
      automation: {
        title: 'Automatisering',
        text:
          'Det som knappas in för hand från ett system till ett annat går av sig självt. Upp till ' +
          `${facts.claims.sv.lessManualWork} mindre manuellt arbete.`,
      },
      consulting: {
        title: 'IT-konsultation',
        text: 'En andra åsikt innan du köper, en plan som du förstår och hjälp att välja leverantör.',
      },
    },
    map: (towns: string) =>
      `Karta över södra Sverige med ${towns}. ${facts.address.town}, där jag utgår från, lyser som en fyr.`,
    legend: `Ljuset är ${facts.address.town}, där jag finns. Den streckade linjen är E22.`,
    phone: `Ring\u00a0${printedPhone}`,
    mail: 'Skicka e-post',
  },
})
