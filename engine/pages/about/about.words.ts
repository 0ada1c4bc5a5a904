/** What the page about the owner says. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('about', {
  en: {
    title: 'About me: {trade} in {town}',
    description:
      '{Trade} with a business of my own in {town}: how I work, and what you gain when the person who replies is the one who does the work.',
    keywords: '{trade} {town}, independent {trade}, {trade} {region}',
    heading: 'The person who replies is the person who does the work',
    lead: '{brand} is a one-person business in {town}, for companies in {area}.',
    person: {
      portrait: 'Portrait of {name}',
      background: 'Before this',
      memberships: 'Member of',
    },
    intro: {
      heading: 'How I work',
      paragraphs: [
        'I work alone. The person you talk to first also does the work and answers your e-mail. You never have to explain the same thing twice, and it is clear who is responsible.',
        'I like to see how things are done today before I suggest anything, because what causes the trouble is often not what you mention first.',
        'There is a limit to what one person can do. If a job is too big for me, or others do it better, I’ll tell you before we begin.',
        '{promises.meeting}',
      ],
    },
    stats: [
      { value: '{projects}', label: 'Projects delivered' },
      { value: '{years}', label: 'Years of experience' },
      { value: '{satisfaction}', label: 'Client satisfaction', isAim: true },
      { value: '{support}', label: '{promises.supportLabel}' },
    ],
    services: {
      heading: 'What I help with',
      text: 'Start where it hurts most.',
      more: 'Read more',
    },
    call: {
      heading: 'Shall we talk?',
      text: '{promises.free} Write a few lines about what you need. {promises.reply}',
      secondary: 'See my projects',
    },
  },
  sv: {
    title: 'Om mig: {trade} i {town}',
    description:
      '{Trade} med eget företag i {town}. Så arbetar jag, och det här vinner du på att den som svarar är den som gör jobbet.',
    keywords: '{trade} {town}, självständig {trade}, {trade} {region}',
    heading: 'Den som svarar är den som gör jobbet',
    lead: '{brand} är ett enpersonsföretag i {town}, för företag i {area}.',
    person: {
      portrait: 'Porträtt av {name}',
      background: 'Tidigare',
      memberships: 'Medlem i',
    },
    intro: {
      heading: 'Så arbetar jag',
      paragraphs: [
        'Jag arbetar ensam. Den du pratar med första gången gör också jobbet och svarar på dina mejl. Du slipper förklara samma sak två gånger, och det är tydligt vem som har ansvaret.',
        'Jag ser gärna hur det går till i dag innan jag föreslår något, för det som krånglar är ofta något annat än det som nämns först.',
        'En ensam person räcker inte till allt. Är ett uppdrag för stort för mig, eller är det något som andra gör bättre, får du veta det innan vi börjar.',
        '{promises.meeting}',
      ],
    },
    stats: [
      { value: '{projects}', label: 'Levererade projekt' },
      { value: '{years}', label: 'Års erfarenhet' },
      { value: '{satisfaction}', label: 'Kundnöjdhet', isAim: true },
      { value: '{support}', label: '{promises.supportLabel}' },
    ],
    services: {
      heading: 'Det här hjälper jag till med',
      text: 'Börja där skon klämmer.',
      more: 'Läs mer',
    },
    call: {
      heading: 'Ska vi ta ett samtal?',
      text: '{promises.free} Skriv några rader om vad du behöver. {promises.reply}',
      secondary: 'Se mina projekt',
    },
  },
})
