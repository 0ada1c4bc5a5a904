/** What the overview of the services says around their cards. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('offerings', {
  en: {
    title: 'Services from {aTrade} in {town}',
    description:
      'What an independent {trade} in {town} can do for your company, and one person to talk to from beginning to end.',
    keywords: '{trade} services, {trade} {town}, {trade} {region}',
    heading: 'My services, and one person to talk to',
    lead: '{services}. If you’re not sure what you need, describe the problem and we’ll begin there.',
    cards: {
      heading: 'What I can do for you',
      text: 'Describe what you need in your own words. {promises.ownership}',
      more: 'Read more',
    },
    call: {
      heading: 'Not sure what you need?',
      text: 'Describe the problem as you see it. {promises.reply} Then we work out what would help.',
      secondary: 'See my projects',
    },
  },
  sv: {
    title: 'Tjänster från en {trade} i {town}',
    description:
      'Det som en självständig {trade} i {town} kan göra åt ditt företag, med en och samma person att prata med hela vägen.',
    keywords: 'tjänster {trade}, {trade} {town}, {trade} {region}',
    heading: 'Mina tjänster, och en person att prata med',
    lead: '{services}. Vet du inte vad du behöver beskriver du problemet, så börjar vi där.',
    cards: {
      heading: 'Det här kan jag göra åt dig',
      text: 'Beskriv med egna ord vad du behöver. {promises.ownership}',
      more: 'Läs mer',
    },
    call: {
      heading: 'Osäker på vad du behöver?',
      text: 'Beskriv problemet som du ser det. {promises.reply} Sedan reder vi ut vad som behövs.',
      secondary: 'Se mina projekt',
    },
  },
})
