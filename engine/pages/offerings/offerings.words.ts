/** What the overview of the services says around their cards. */
import { facts } from '../../core/site/facts.ts'
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('offerings', {
  en: {
    title: 'IT services: web, infrastructure and automation',
    description: `Web development, IT infrastructure, automation and IT consulting for small companies in {area}. One person to talk to${facts.prices.length > 0 ? ', and the prices are on the page' : ''}.`,
    keywords:
      'it services, web development, it infrastructure, automation, it consulting, full-stack developer, it consultant southern sweden',
    heading: 'My services, and one person to talk to',
    lead: 'I build websites and web applications, run the servers behind them and automate the work around them. If you’re not sure what you need, start with advice.',
    cards: {
      heading: 'Where would you like to start?',
      text: 'Take one or combine them. {promises.ownership}',
      more: 'Read more',
    },
    call: {
      heading: 'Not sure which one you need?',
      text: 'Describe the problem as you see it. {promises.reply} At the first consultation we work out what would help.',
      secondary: 'See my projects',
    },
  },
  sv: {
    title: 'IT-tjänster: webb, infrastruktur och automatisering',
    description: `Webbutveckling, IT-infrastruktur, automatisering och IT-rådgivning för mindre företag i {area}. En person att prata med${facts.prices.length > 0 ? ', och priserna finns på sidan' : ''}.`,
    keywords:
      'it-tjänster, webbutveckling, it-infrastruktur, automatisering, it-rådgivning, fullstackutvecklare, it-konsult södra sverige',
    heading: 'Mina tjänster, och en person att prata med',
    lead: 'Jag bygger webbplatser och webbappar, sköter servrarna bakom dem och automatiserar arbetet runt omkring. Vet du inte vad du behöver börjar vi med rådgivning.',
    cards: {
      heading: 'Var vill du börja?',
      text: 'Välj en eller kombinera flera. {promises.ownership}',
      more: 'Läs mer',
    },
    call: {
      heading: 'Osäker på vilken du behöver?',
      text: 'Beskriv problemet som du ser det. {promises.reply} Vid den första konsultationen reder vi ut vad som behövs.',
      secondary: 'Se mina projekt',
    },
  },
})
