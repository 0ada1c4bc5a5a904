/** The four services as cards: on the home, about and offerings pages, for places, and beside each other. */
import { keysOf } from './keys-of.ts'
import { bilingual } from './language.ts'
import { promises } from './promises.ts'

/** By the last part of `/services/…`, in the order that the cards stand in. */
export const services = {
  'web-development': bilingual({
    en: {
      name: 'Web Development',
      summary: `Websites, online shops and web applications that load fast on a phone. ${promises.en.yours}`,
      features: [
        'Websites and online shops',
        'Booking and customer systems',
        'Basic SEO from the start',
        'Taking over existing sites',
      ],
    },
    sv: {
      name: 'Webbutveckling',
      summary: `Webbplatser, webbutiker och webbappar som laddas snabbt i mobilen. ${promises.sv.yours}`,
      features: [
        'Webbplatser och webbutiker',
        'Boknings- och kundsystem',
        'Sökmotoroptimering från början',
        'Övertagande av befintliga webbplatser',
      ],
    },
  }),

  infrastructure: bilingual({
    en: {
      name: 'IT Infrastructure',
      summary: `Servers, backups and monitoring, documented so that everything can be rebuilt. ${promises.en.uptime}`,
      features: [
        'Cloud and Linux servers',
        'Updates you can undo',
        'Tested backups',
        'Monitoring with alerts',
      ],
    },
    sv: {
      name: 'IT-infrastruktur',
      summary: `Servrar, säkerhetskopior och övervakning, dokumenterade så att allt går att bygga upp igen. ${promises.sv.uptime}`,
      features: [
        'Molntjänster och Linuxservrar',
        'Uppdateringar du kan ångra',
        'Testade säkerhetskopior',
        'Övervakning med larm',
      ],
    },
  }),

  automation: bilingual({
    en: {
      name: 'Automation',
      summary: `Scripts and integrations that take over retyping and reports. ${promises.en.lessWork}`,
      features: [
        'Workflows without retyping',
        'Systems that exchange data',
        'Data processing and reports',
        'Scripts for recurring jobs',
      ],
    },
    sv: {
      name: 'Automatisering',
      summary: `Skript och integrationer som tar över inmatning och rapporter. ${promises.sv.lessWork}`,
      features: [
        'Arbetsflöden utan dubbelarbete',
        'System som utbyter data',
        'Databearbetning och rapporter',
        'Skript för återkommande jobb',
      ],
    },
  }),

  'it-consulting': bilingual({
    en: {
      name: 'IT Consulting',
      summary:
        'Advice before you buy or rebuild. You get a written recommendation and a plan that says what to do first.',
      features: ['Technology strategy', 'System architecture', 'Performance optimization', 'Team training'],
    },
    sv: {
      name: 'IT-rådgivning',
      summary:
        'Råd innan du köper nytt eller bygger om. Du får en skriftlig rekommendation och en plan för vad som bör göras först.',
      features: ['Teknikstrategi', 'Systemarkitektur', 'Prestandaoptimering', 'Utbildning'],
    },
  }),
}

export type ServiceSlug = keyof typeof services

export const serviceSlugs = keysOf(services)
