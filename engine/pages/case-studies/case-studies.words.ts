/** The words of the page of case studies. What each card says stands in project.yaml, as `caseStudy`. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('case-studies', {
  en: {
    name: 'Case Studies',
    title: 'Case studies: what was done and what changed',
    description:
      'Case studies from my work: the challenge, the solution and the results, told by the person who did the work.',
    keywords: '{trade} case study, {trade} {town}',
    heading: 'Case studies: from problem to result',
    lead: 'What the problem was, how I solved it and what changed.',
    heroSecondary: 'See the portfolio',
    statsLabel: 'In numbers',
    statsNote: 'I allow {delivery} for a simple project.',
    stats: [
      { value: '{projects}', label: 'Projects Completed' },
      { value: '{clients}', label: 'Happy Clients' },
      // An aim is shown as one.
      { value: '{delivery}', label: 'Average Delivery Time', isAim: false },
    ],
    cards: {
      heading: 'Featured',
      challenge: 'Challenge: what it was like',
      solution: 'Solution: what was done',
      technologies: 'Technologies',
      results: 'Results: what it is like now',
      cost: 'What it cost',
      counted: 'What was measured',
      features: 'Key features',
      more: '+{count} more',
      read: 'Read the full case study',
    },
    process: {
      heading: 'What a project looks like',
      text: 'You always know how far we have come.',
      steps: [
        {
          title: 'Discovery',
          text: 'We talk through what you have, what gets in the way and what you want instead.',
        },
        {
          title: 'Planning',
          text: 'You get a written proposal. Nothing begins until you have said yes.',
        },
        {
          title: 'The work',
          text: 'I work in short rounds, and you see the result as it grows. Changing your mind early costs little.',
        },
        {
          title: 'Handover',
          text: 'You see that it does what we agreed. You can still reach me afterward.',
        },
      ],
    },
    call: {
      heading: 'What would you like to change?',
      text: 'Tell me in a few lines. {promises.reply}',
      secondary: 'See the portfolio',
    },
  },
  sv: {
    name: 'Fallstudier',
    title: 'Fallstudier: vad som gjordes och vad det gav',
    description:
      'Fallstudier från mina uppdrag: utmaningen, lösningen och resultatet, berättade av den som gjorde jobbet.',
    keywords: 'fallstudie {trade}, {trade} {town}',
    heading: 'Fallstudier: från problem till resultat',
    lead: 'Vad problemet var, hur jag löste det och vad som förändrades.',
    heroSecondary: 'Se portfolion',
    statsLabel: 'I siffror',
    statsNote: 'För ett enkelt projekt räknar jag med {delivery}.',
    stats: [
      { value: '{projects}', label: 'Genomförda projekt' },
      { value: '{clients}', label: 'Nöjda kunder' },
      { value: '{delivery}', label: 'Genomsnittlig leveranstid', isAim: false },
    ],
    cards: {
      heading: 'Utvalt',
      challenge: 'Utmaning: så var det',
      solution: 'Lösning: det här gjordes',
      technologies: 'Teknik',
      results: 'Resultat: så är det nu',
      cost: 'Så mycket kostade det',
      counted: 'Det här mättes',
      features: 'Viktigaste funktionerna',
      more: '+{count} fler',
      read: 'Läs hela fallstudien',
    },
    process: {
      heading: 'Så går ett projekt till',
      text: 'Du vet alltid hur långt vi har kommit.',
      steps: [
        {
          title: 'Behovsanalys',
          text: 'Vi går igenom vad du har, vad som inte fungerar och vad det ska leda till.',
        },
        {
          title: 'Planering',
          text: 'Du får ett skriftligt förslag. Inget börjar förrän du har sagt ja.',
        },
        {
          title: 'Arbetet',
          text: 'Jag arbetar i korta omgångar, och du ser resultatet växa fram. Att ändra sig tidigt kostar inte mycket.',
        },
        {
          title: 'Överlämning',
          text: 'Du ser att det gör det vi kom överens om. Efteråt finns jag kvar om något skulle krångla.',
        },
      ],
    },
    call: {
      heading: 'Vad vill du ändra på?',
      text: 'Berätta på några rader. {promises.reply}',
      secondary: 'Se portfolion',
    },
  },
})
