import { websitePrice } from '../../../content/prices.ts'
import { promises } from '../../../content/promises.ts'
import { siteWords } from '../../../content/site-words.ts'

/** The home page. */
export const words = siteWords('home', {
  en: {
    title: 'IT consultant and web developer in {town}',
    description:
      'Websites, automation and servers for small businesses in {area}, by one consultant who replies {promises.within}.',
    keywords:
      'IT consultant {region}, web developer {region}, IT consultant {town}, automation small business, DevOps consultant, full-stack developer',
    heading: { before: 'Saving you time is my' },
    typed: ['passion.', 'obsession.', 'mission.'],
    lead: `I build websites${websitePrice('en', ' ')}, automate routine work and run servers for small businesses in {area}. I work from {town}, and you talk to the person who writes the code.`,
    secondary: 'See what I’ve built',
    proof: {
      heading: 'At a glance',
      items: [
        { value: '{projects}', label: 'projects delivered' },
        { value: '{years}', label: 'years of experience' },
        { value: '{satisfaction}', label: 'client satisfaction', isAim: true },
        { value: '{support}', label: promises.en.supportLabel.toLowerCase() },
      ],
      /** What the figures mean: of a claim, of projects, and of projects among which this site is. */
      note: {
        satisfaction: 'Satisfied clients are the aim of every project.',
        projects: 'Some of the projects are in the portfolio.',
        measured: (paint: string, score: string) =>
          `Some of the projects are in the portfolio, and this site is one of them: on slow 4G it appears on a phone in ${paint}, and Google’s tool Lighthouse gives it ${score} out of 100 for performance.`,
      },
    },
    services: {
      heading: 'What I do',
      text: 'Often more than one in the same project. Start where it hurts most.',
      more: 'Read more',
    },
    work: {
      heading: 'What it looks like when it’s done',
      text: 'Projects of mine: the problem, what I built and what changed.',
      link: 'All projects',
    },
    about: {
      heading: 'One consultant, from the first call to the finished site',
      paragraphs: [
        'I work alone. There is no account manager between us and no handover between departments, and the person who built your solution remembers why it works the way it does.',
        'All accounts are in your company’s name. {promises.ownership} {promises.illness}',
      ],
      link: 'More about how I work',
    },
    testimonials: { heading: 'What clients say', rating: 'out of 5 stars' },
    call: {
      heading: 'Tell me what takes too long',
      text: 'Write a few lines about what you need. There is no obligation. {promises.reply}',
      secondary: 'Send an e-mail',
    },
  },
  sv: {
    title: 'IT-konsult och webbutvecklare i {town}',
    description:
      'Webbplatser, automatisering och IT-drift för småföretag i {area}, av en konsult som svarar {promises.within}.',
    keywords:
      'IT-konsult {region}, webbutvecklare {region}, IT-konsult {town}, automatisering småföretag, DevOps-konsult, fullstackutvecklare',
    heading: { before: 'Att spara tid åt dig är min' },
    typed: ['passion.', 'besatthet.', 'mission.'],
    lead: `Jag bygger webbplatser${websitePrice('sv', ' ')}, automatiserar rutinarbete och sköter servrar åt småföretag i {area}. Jag sitter i {town}, och du pratar med den som skriver koden.`,
    secondary: 'Se vad jag har byggt',
    proof: {
      heading: 'I korthet',
      items: [
        { value: '{projects}', label: 'levererade projekt' },
        { value: '{years}', label: 'års erfarenhet' },
        { value: '{satisfaction}', label: 'nöjda kunder', isAim: true },
        { value: '{support}', label: promises.sv.supportLabel.toLowerCase() },
      ],
      note: {
        satisfaction: 'Nöjda kunder är målet i varje projekt.',
        projects: 'Några av projekten finns i portfolion.',
        measured: (paint, score) =>
          `Några av projekten finns i portfolion, och den här webbplatsen är ett av dem: på långsam 4G visas den i mobilen på ${paint}, och Googles verktyg Lighthouse ger den ${score} av 100 för prestanda.`,
      },
    },
    services: {
      heading: 'Det här gör jag',
      text: 'Ofta flera i samma projekt. Börja där skon klämmer.',
      more: 'Läs mer',
    },
    work: {
      heading: 'Så ser det ut när det är klart',
      text: 'Projekt jag har gjort: problemet, det jag byggde och det som förändrades.',
      link: 'Alla projekt',
    },
    about: {
      heading: 'En konsult, från första samtalet till färdig webbplats',
      paragraphs: [
        'Jag arbetar ensam. Ingen säljare står emellan oss, inget lämnas över mellan avdelningar, och den som byggde lösningen minns varför den ser ut som den gör.',
        'Alla konton står på ditt företag. {promises.ownership} {promises.illness}',
      ],
      link: 'Mer om hur jag arbetar',
    },
    testimonials: { heading: 'Vad kunderna säger', rating: 'av 5 stjärnor' },
    call: {
      heading: 'Berätta vad som tar för lång tid',
      text: 'Skriv några rader om vad du behöver. Du förbinder dig inte till något. {promises.reply}',
      secondary: 'Skicka e-post',
    },
  },
})
