import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

const { en, sv } = facts.claims

/** The home page. */
export const words = bilingual({
  en: {
    title: 'IT consultant and web developer in southern Sweden',
    description: `Websites, automation and infrastructure for small businesses in Skåne and Blekinge, by one consultant who answers within ${en.replyHours} hours.`,
    keywords: `IT consultant Skåne, web developer Blekinge, IT consultant ${facts.address.town}, automation small business, DevOps consultant, full-stack developer`,
    heading: { before: 'Good software is my' },
    typed: ['passion.', 'obsession.', 'mission.'],
    lead: 'I build websites, automate routine work and run servers for small businesses in Skåne and Blekinge. You talk to the person who writes the code.',
    secondary: 'See what I have built',
    proof: {
      heading: 'In short',
      items: [
        { value: en.projects, label: 'projects delivered' },
        { value: en.years, label: 'years of experience' },
        { value: en.satisfaction, label: 'client satisfaction' },
        { value: en.support, label: promises.en.supportLabel.toLowerCase() },
      ],
    },
    services: {
      heading: 'What I do',
      text: 'Four kinds of work, often in the same project. Start with the one that hurts.',
      more: 'Read more',
    },
    work: {
      heading: 'What it looks like when it is done',
      text: 'Two of my projects: what was in the way, what I built and what changed.',
      link: 'All projects',
    },
    about: {
      heading: 'One consultant, from first call to running site',
      paragraphs: [
        `I work alone, based in ${facts.address.town}. That means no account manager between us, no handover between departments, and one person who remembers why things are as they are.`,
        `Systems I set up are built for ${en.uptime} uptime, and where routine work is automated I aim for up to ${en.lessManualWork} less manual work. Domain and accounts are in your name from the first day. ${promises.en.ownership}`,
      ],
      link: 'More about how I work',
    },
    testimonials: { heading: 'What clients say', rating: 'out of 5 stars' },
    call: {
      heading: 'Tell me what takes too long',
      text: `The first consultation is free and without obligation. Write a few lines about what you need, and you have an answer within ${en.replyHours} hours.`,
      secondary: 'Send an e-mail',
    },
  },
  sv: {
    title: 'IT-konsult och webbutvecklare i södra Sverige',
    description: `Webbplatser, automatisering och infrastruktur för småföretag i Skåne och Blekinge, av en konsult som svarar inom ${sv.replyHours} timmar.`,
    keywords: `IT-konsult Skåne, webbutvecklare Blekinge, IT-konsult ${facts.address.town}, automatisering småföretag, DevOps-konsult, fullstackutvecklare`,
    heading: { before: 'Bra programvara är min' },
    typed: ['passion.', 'besatthet.', 'mission.'],
    lead: 'Jag bygger webbplatser, automatiserar rutinarbete och driver servrar åt småföretag i Skåne och Blekinge. Du pratar med den som skriver koden.',
    secondary: 'Se vad jag har byggt',
    proof: {
      heading: 'I korthet',
      items: [
        { value: sv.projects, label: 'levererade projekt' },
        { value: sv.years, label: 'års erfarenhet' },
        { value: sv.satisfaction, label: 'nöjda kunder' },
        { value: sv.support, label: promises.sv.supportLabel.toLowerCase() },
      ],
    },
    services: {
      heading: 'Det här gör jag',
      text: 'Fyra slags arbete, ofta i samma projekt. Börja där skon klämmer.',
      more: 'Läs mer',
    },
    work: {
      heading: 'Så ser det ut när det är klart',
      text: 'Två av mina projekt: vad som stod i vägen, vad jag byggde och vad det förändrade.',
      link: 'Alla projekt',
    },
    about: {
      heading: 'En konsult, från första samtalet till färdig webbplats',
      paragraphs: [
        `Jag arbetar ensam och utgår från ${facts.address.town}. Ingen säljare står emellan oss, inget lämnas över mellan avdelningar, och den som byggde lösningen minns varför den ser ut som den gör.`,
        `Systemen jag sätter upp är byggda för ${sv.uptime} drifttid, och där rutinarbete automatiseras är målet upp till ${sv.lessManualWork} mindre manuellt arbete. Domän och konton står i ditt namn från första dagen. ${promises.sv.ownership}`,
      ],
      link: 'Mer om hur jag arbetar',
    },
    testimonials: { heading: 'Vad kunderna säger', rating: 'av 5 stjärnor' },
    call: {
      heading: 'Berätta vad som tar för lång tid',
      text: `Den första konsultationen är gratis och förbinder dig inte till något. Skriv några rader om vad du behöver så får du svar inom ${sv.replyHours} timmar.`,
      secondary: 'Skicka e-post',
    },
  },
})
