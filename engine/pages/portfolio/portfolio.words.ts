/** The words of the portfolio list. What each project says stands in its project.yaml. */
import { languages } from '../../core/site/languages.ts'
import { site } from '../../core/site/site.ts'
import { siteWords } from '../../core/site/site-words.ts'

/** Whether each project tells its whole story: a title and a picture are enough for one. */
const isTold = site.projects.every((project) =>
  languages.every((language) => {
    const { challenge, solution, impact } = project[language]
    return challenge && solution && impact
  }),
)

export const words = siteWords('portfolio', {
  en: {
    title: 'Portfolio: projects I have worked on',
    description: isTold
      ? 'Work by {aTrade} in {town}: what the problem was, what I did about it and what changed.'
      : 'Work by {aTrade} in {town}, in words and pictures. If you would like to know more, you get an answer from the person who did it.',
    keywords: '{trade} portfolio, {trade} projects, {trade} {town}',
    heading: 'Projects you can take a close look at',
    lead: `A selection from the {projects} projects I have delivered. ${isTold ? 'You can read what the problem was, what I did about it and what changed.' : 'Here you can see what I have done.'}`,
    all: 'All',
    filterLabel: 'Show projects by category',
    featured: 'Featured',
    grid: 'Projects',
    more: '+{count} more',
    empty: 'No projects found in this category.',
    results: { one: '{count} project shown', other: '{count} projects shown' },
    view: 'View project',
    call: {
      heading: 'Does this sound familiar?',
      text: 'Tell me what you have today and what you would like it to do instead. Then we’ll work out the next step.',
      secondary: 'Read the case studies',
    },
  },
  sv: {
    title: 'Portfolio: projekt jag har arbetat med',
    description: isTold
      ? 'Projekt av en {trade} i {town}: vad problemet var, vad jag gjorde åt det och vad som blev annorlunda.'
      : 'Projekt av en {trade} i {town}, i ord och bild. Vill du veta mer svarar den som har gjort jobbet.',
    keywords: 'portfolio {trade}, projekt {trade}, {trade} {town}',
    heading: 'Projekt du kan titta närmare på',
    lead: `Ett urval av de {projects} projekt som jag har levererat. ${isTold ? 'Du kan läsa vad problemet var, vad jag gjorde åt det och vad som ändrades.' : 'Här ser du vad jag har gjort.'}`,
    all: 'Alla',
    filterLabel: 'Visa projekt efter kategori',
    featured: 'Utvalt',
    grid: 'Projekt',
    more: '+{count} fler',
    empty: 'Inga projekt hittades i denna kategori.',
    results: { one: '{count} projekt visas', other: '{count} projekt visas' },
    view: 'Visa projektet',
    call: {
      heading: 'Känner du igen dig?',
      text: 'Berätta vad du har i dag och vad du vill att det ska klara i stället. Sedan kommer vi fram till nästa steg.',
      secondary: 'Läs fallstudierna',
    },
  },
})
