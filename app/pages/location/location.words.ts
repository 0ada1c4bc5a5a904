/** What all pages about places have in common. */
import { facts, printedPhone } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
  en: {
    services: {
      heading: 'What I can do for you',
      text: 'Take one thing or several. The same person builds it, puts it live and answers when you call.',
    },
    cards: [
      {
        title: 'Web Development',
        text: 'Websites and web shops that load fast, are found in searches and can be updated by you.',
      },
      {
        title: 'Full-Stack Development',
        text: 'Web applications from database to button: bookings, customer portals, internal tools.',
      },
      {
        title: 'IT Infrastructure',
        text:
          'Servers, networks and backups, on your premises or in the cloud, monitored and run for ' +
          `${facts.claims.en.uptime} uptime.`,
      },
      {
        title: 'DevOps & CI/CD',
        text: 'Each change is tested, goes live the same way every time and can be taken back.',
      },
      {
        title: 'Automation',
        text:
          'What is typed by hand from one system to another goes by itself. Up to ' +
          `${facts.claims.en.lessManualWork} less manual work.`,
      },
      {
        title: 'IT Consulting',
        text: 'A second opinion before you buy, a plan that you understand and help in choosing suppliers.',
      },
    ],
    breadcrumb: { home: 'Home', contact: 'Contact' },
    phone: `Call ${printedPhone}`,
    mail: 'Send an e-mail',
  },
  sv: {
    services: {
      heading: 'Det här kan jag göra åt dig',
      text: 'Välj en sak eller flera. Samma person bygger, driftsätter och svarar när du ringer.',
    },
    cards: [
      {
        title: 'Webbutveckling',
        text: 'Webbplatser och webbutiker som laddar snabbt, syns i sökningar och går att uppdatera själv.',
      },
      {
        title: 'Fullstackutveckling',
        text: 'Webbapplikationer från databas till knapp: bokningar, kundportaler, interna verktyg.',
      },
      {
        title: 'IT-infrastruktur',
        text:
          'Servrar, nätverk och säkerhetskopior, hos dig eller i molnet, övervakade och skötta för ' +
          `${facts.claims.sv.uptime} drifttid.`,
      },
      {
        title: 'DevOps & CI/CD',
        text: 'Varje ändring testas, driftsätts på samma sätt varje gång och går att backa.',
      },
      {
        title: 'Automatisering',
        text:
          'Det som knappas in för hand från ett system till ett annat går av sig självt. Upp till ' +
          `${facts.claims.sv.lessManualWork} mindre manuellt arbete.`,
      },
      {
        title: 'IT-rådgivning',
        text: 'En andra åsikt innan du köper, en plan som du förstår och hjälp att välja leverantör.',
      },
    ],
    breadcrumb: { home: 'Hem', contact: 'Kontakt' },
    phone: `Ring ${printedPhone}`,
    mail: 'Skicka e-post',
  },
})
