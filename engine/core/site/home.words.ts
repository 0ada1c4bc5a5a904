import { perLanguage } from '../text/language.ts'
import { site } from './site.ts'
import { siteWords } from './site-words.ts'

/** The home page. */
export const words = siteWords(
  'home',
  {
    en: {
      title: '{Trade} in {town}',
      description:
        'An independent {trade} in {town} for companies in {area}. You talk to the person who does the work. {promises.reply}',
      keywords: '{trade} {region}, {trade} {town}, independent {trade}',
      heading: { before: 'Saving you time is my' },
      typed: ['passion.', 'obsession.', 'mission.'],
      lead: '{services} for companies in {area}. I work from {town}, and you talk to the person who does the work.',
      secondary: 'See my projects',
      proof: {
        heading: 'At a glance',
        items: [
          { value: '{projects}', label: 'projects delivered' },
          { value: '{years}', label: 'years of experience' },
          { value: '{satisfaction}', label: 'client satisfaction', isAim: true },
          { value: '{support}', label: '{supportWithin}' },
        ],
        /** What the figures mean: of a claim, of projects, and of projects among which this site is. */
        note: {
          satisfaction: 'The {satisfaction} is my aim, not a survey result.',
          projects: 'The portfolio shows some of my work.',
          measured:
            'The portfolio shows some of my work. This site opens in {paint} on a phone on slow 4G, and Google’s speed test Lighthouse gives it {score} out of 100.',
        },
      },
      services: {
        heading: 'What I do',
        text: 'Start where it hurts most.',
        more: 'Read more',
      },
      work: {
        heading: 'What it looks like when it’s done',
        text: 'From my portfolio.',
        link: 'See the portfolio',
      },
      about: {
        heading: 'One person, from the first call to the last',
        paragraphs: [
          'I work alone. There is no account manager between us and no handover between departments, and the person who did the work remembers why it was done that way.',
          '{promises.ownership}',
        ],
        link: 'More about how I work',
      },
      testimonials: { heading: 'In the client’s words', rating: 'out of 5 stars' },
      call: {
        heading: 'Tell me what takes too long',
        text: 'Write a few lines about what you need. There is no obligation. {promises.reply}',
        secondary: 'Send an e-mail',
      },
    },
    sv: {
      title: '{Trade} i {town}',
      description:
        'En självständig {trade} i {town} för företag i {area}. Du pratar med den som gör jobbet. {promises.reply}',
      keywords: '{trade} {region}, {trade} {town}, självständig {trade}',
      heading: { before: 'Att ge dig tid över är min' },
      typed: ['passion.', 'besatthet.', 'mission.'],
      lead: '{services} åt företag i {area}. Jag sitter i {town}, och du pratar med den som gör jobbet.',
      secondary: 'Se mina projekt',
      proof: {
        heading: 'I korthet',
        items: [
          { value: '{projects}', label: 'levererade projekt' },
          { value: '{years}', label: 'års erfarenhet' },
          { value: '{satisfaction}', label: 'nöjda kunder', isAim: true },
          { value: '{support}', label: '{supportWithin}' },
        ],
        note: {
          satisfaction: '{satisfaction} är mitt mål, inget mätresultat.',
          projects: 'I portfolion ser du exempel på vad jag har gjort.',
          measured:
            'I portfolion ser du exempel på vad jag har gjort. Den här webbplatsen öppnas på {paint} i en mobil med långsam 4G, och Googles Lighthouse ger den {score} av 100.',
        },
      },
      services: {
        heading: 'Det här gör jag',
        text: 'Börja där skon klämmer.',
        more: 'Läs mer',
      },
      work: {
        heading: 'Så ser det ut när det är klart',
        text: 'Ur min portfolio.',
        link: 'Se portfolion',
      },
      about: {
        heading: 'En person, från första samtalet till det sista',
        paragraphs: [
          'Jag arbetar ensam. Ingen säljare står emellan oss, inget lämnas över mellan avdelningar, och den som gjorde jobbet minns varför det blev som det blev.',
          '{promises.ownership}',
        ],
        link: 'Mer om hur jag arbetar',
      },
      testimonials: { heading: 'Med kundens egna ord', rating: 'av 5 stjärnor' },
      call: {
        heading: 'Berätta vad som tar för lång tid',
        text: 'Skriv några rader om vad du behöver. Du förbinder dig inte till något. {promises.reply}',
        secondary: 'Skicka e-post',
      },
    },
  },
  perLanguage((language) => ({ supportWithin: site.promises[language].supportLabel.toLowerCase() })),
)
