/** What a new service, project, place or page says until its owner says more. `{title}` is its title; other names are facts. */
import { bilingual, type PerLanguage, withCatalogues } from '../../core/text/language.ts'

/** What can be begun, besides articles. */
export type Kind = 'service' | 'project' | 'place' | 'page'

export const startsWords: PerLanguage<Record<Kind, object>> = withCatalogues({
  en: {
    service: {
      name: '{title}',
      summary: '{title}, by {brand} in {town}.',
      features: [],
      title: '{title} for companies in {town}',
      description:
        '{title}, by {brand} in {town}. Write or call and say what you need: you get an answer from the one who does the work.',
      keywords: '{title}',
      heading: '{title}',
      lead: 'Say what you need, in a few lines or by phone.',
      call: { heading: 'What do you need?', text: 'Write a few lines. {promises.reply}' },
    },
    project: {
      title: '{title}',
      description: '{title}, by {brand} in {town}.',
      alt: 'A beacon on a skerry, with its light on the water.',
    },
    place: {
      name: '{title}',
      title: '{Trade} for customers in {title}',
      description:
        '{brand} works for customers in {title} too, from {town}. Write or call and say what you need: you get an answer from the one who does the work.',
      keywords: '{title}',
      heading: '{Trade} for customers in {title}',
      lead: 'Say what you need, in a few lines or by phone.',
      call: {
        heading: 'What do you need?',
        text: 'Write a few lines. {promises.reply}',
        mail: 'Ask by e-mail',
      },
    },
    page: {
      title: '{title}',
      description:
        '{title}, told by {brand} in {town}. Write or call and say what you need: you get an answer from the one who does the work.',
      text: 'Say what you need, in a few lines or by phone.',
    },
  },
  sv: {
    service: {
      name: '{title}',
      summary: '{title}, av {brand} i {town}.',
      features: [],
      title: '{title} för företag i {town}',
      description:
        '{title}, av {brand} i {town}. Skriv eller ring och berätta vad du behöver, så svarar den som gör jobbet.',
      keywords: '{title}',
      heading: '{title}',
      lead: 'Berätta vad du behöver, på några rader eller per telefon.',
      call: { heading: 'Vad behöver du?', text: 'Skriv några rader. {promises.reply}' },
    },
    project: {
      title: '{title}',
      description: '{title}, av {brand} i {town}.',
      alt: 'En fyr på ett skär, med sitt ljus på vattnet.',
    },
    place: {
      name: '{title}',
      title: '{Trade} för kunder i {title}',
      description:
        '{brand} arbetar även för kunder i {title}, från {town}. Skriv eller ring och berätta vad du behöver, så svarar den som gör jobbet.',
      keywords: '{title}',
      heading: '{Trade} för kunder i {title}',
      lead: 'Berätta vad du behöver, på några rader eller per telefon.',
      call: {
        heading: 'Vad behöver du?',
        text: 'Skriv några rader. {promises.reply}',
        mail: 'Fråga via e-post',
      },
    },
    page: {
      title: '{title}',
      description:
        '{title}, berättat av {brand} i {town}. Skriv eller ring och berätta vad du behöver, så svarar den som gör jobbet.',
      text: 'Berätta vad du behöver, på några rader eller per telefon.',
    },
  },
})

/** What the files say to their owner, in comments. */
export const startComments = bilingual({
  en: {
    service: 'What else a service may say, such as prices, steps and questions, stands in {examples}.',
    project: 'What else a project may say, such as results, figures and a quotation, stands in {examples}.',
    place: 'What else a place may say, such as whom you help there and its map, stands in {examples}.',
    prices: 'Shown once facts.yaml has a price for it.',
    cover: 'Yours in its place, beside this file: cover.jpg, .png, .webp or .avif.',
  },
  sv: {
    service: 'Mer som en tjänst kan säga, som priser, steg och frågor, står i {examples}.',
    project: 'Mer som ett projekt kan säga, som resultat, siffror och ett citat, står i {examples}.',
    place: 'Mer som en ort kan säga, som vilka du hjälper där och dess karta, står i {examples}.',
    prices: 'Visas när facts.yaml har ett pris för den.',
    cover: 'Lägg din egen i stället, bredvid den här filen: cover.jpg, .png, .webp eller .avif.',
  },
})
