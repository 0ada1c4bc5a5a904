/** What the overview of the services says around their cards. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

const { en, sv } = facts.claims

export const words = bilingual({
  en: {
    title: 'IT services: web, infrastructure and automation',
    description:
      'Web development, IT infrastructure, automation and IT consulting for small companies in southern Sweden. One person to talk to and a free first consultation.',
    keywords:
      'it services, web development, it infrastructure, automation, it consulting, full-stack developer, it consultant southern sweden',
    heading: 'Four services, one person to talk to',
    lead: 'I build websites and web applications, run the servers beneath them and automate the work around them. If you are unsure what you need, start with advice.',
    cards: {
      heading: 'Where would you like to start?',
      text: `Each service stands on its own and they fit together. ${promises.en.ownership}`,
      more: 'Read more',
    },
    call: {
      heading: 'Not sure which one it is?',
      text: `Describe the problem as you see it. I reply within ${en.replyHours} hours, and in the free first consultation we work out what would help.`,
      secondary: 'See my projects',
    },
  },
  sv: {
    title: 'IT-tjänster: webb, infrastruktur och automatisering',
    description:
      'Webbutveckling, IT-infrastruktur, automatisering och IT-rådgivning för mindre företag i södra Sverige. Den första konsultationen är gratis.',
    keywords:
      'it-tjänster, webbutveckling, it-infrastruktur, automatisering, it-rådgivning, fullstackutvecklare, it-konsult södra sverige',
    heading: 'Fyra tjänster, en person att prata med',
    lead: 'Jag bygger webbplatser och webbappar, sköter servrarna bakom dem och automatiserar arbetet runt omkring. Vet du inte vad du behöver kan vi börja med rådgivning.',
    cards: {
      heading: 'Var vill du börja?',
      text: `Tjänsterna står på egna ben och passar ihop med varandra. ${promises.sv.ownership}`,
      more: 'Läs mer',
    },
    call: {
      heading: 'Osäker på vilken du behöver?',
      text: `Beskriv problemet som du ser det. Jag svarar inom ${sv.replyHours} timmar, och vid den första konsultationen, som är gratis, reder vi ut vad som skulle hjälpa.`,
      secondary: 'Se mina projekt',
    },
  },
})
