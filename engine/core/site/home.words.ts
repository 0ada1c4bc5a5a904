import { facts } from './facts.ts'
import { websitePrice } from './price-texts.ts'
import { site } from './site.ts'
import { siteWords } from './site-words.ts'

/** The home page. */
export const words = siteWords('home', {
  en: {
    title: 'IT consultant and web developer in {town}',
    description:
      'Websites, automation and managed servers for small businesses in {area}, by one consultant who replies {promises.within}.',
    keywords:
      'IT consultant {region}, web developer {region}, IT consultant {town}, automation small business, DevOps consultant, full-stack developer',
    heading: { before: 'Saving you time is my' },
    typed: ['passion.', 'obsession.', 'mission.'],
    lead: `Websites${websitePrice(facts, 'en', ' ')}, automation of routine work and managed servers for small businesses in {area}. I work from {town}, and you talk to the person who writes the code.`,
    secondary: 'See what I’ve built',
    proof: {
      heading: 'At a glance',
      items: [
        { value: '{projects}', label: 'projects delivered' },
        { value: '{years}', label: 'years of experience' },
        { value: '{satisfaction}', label: 'client satisfaction', isAim: true },
        { value: '{support}', label: site.promises.en.supportLabel.toLowerCase() },
      ],
      /** What the figures mean: of a claim, of projects, and of projects among which this site is. */
      note: {
        satisfaction: 'The {satisfaction} is my aim, not a survey result.',
        projects: 'Some of the projects are in the portfolio.',
        measured:
          'Some of the projects are in the portfolio. This site opens in {paint} on a phone on slow 4G, and Google’s speed test Lighthouse gives it {score} out of 100.',
      },
    },
    services: {
      heading: 'What I do',
      text: 'Often more than one in the same project. Start where it hurts most.',
      more: 'Read more',
    },
    work: {
      heading: 'What it looks like when it’s done',
      text: 'A selection of my projects.',
      link: 'All projects',
    },
    about: {
      heading: 'One consultant, from the first call to the finished site',
      paragraphs: [
        'I work alone. There is no account manager between us and no handover between departments, and the person who built your solution remembers why it works as it does.',
        'All accounts are in your company’s name. {promises.ownership}',
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
    heading: { before: 'Att ge dig tid över är min' },
    typed: ['passion.', 'besatthet.', 'mission.'],
    lead: `Webbplatser${websitePrice(facts, 'sv', ' ')}, automatiserat rutinarbete och serverdrift åt småföretag i {area}. Jag sitter i {town}, och du pratar med den som skriver koden.`,
    secondary: 'Se vad jag har byggt',
    proof: {
      heading: 'I korthet',
      items: [
        { value: '{projects}', label: 'levererade projekt' },
        { value: '{years}', label: 'års erfarenhet' },
        { value: '{satisfaction}', label: 'nöjda kunder', isAim: true },
        { value: '{support}', label: site.promises.sv.supportLabel.toLowerCase() },
      ],
      note: {
        satisfaction: '{satisfaction} är mitt mål, inget mätresultat.',
        projects: 'Några av projekten finns i portfolion.',
        measured:
          'Några av projekten finns i portfolion. Den här webbplatsen öppnas på {paint} i en mobil med långsam 4G, och Googles Lighthouse ger den {score} av 100.',
      },
    },
    services: {
      heading: 'Det här gör jag',
      text: 'Ofta flera i samma projekt. Börja där skon klämmer.',
      more: 'Läs mer',
    },
    work: {
      heading: 'Så ser det ut när det är klart',
      text: 'Ett urval av mina projekt.',
      link: 'Alla projekt',
    },
    about: {
      heading: 'En konsult, från första samtalet till färdig webbplats',
      paragraphs: [
        'Jag arbetar ensam. Ingen säljare står emellan oss, inget lämnas över mellan avdelningar, och den som byggde lösningen minns varför den ser ut som den gör.',
        'Alla konton står på ditt företag. {promises.ownership}',
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
