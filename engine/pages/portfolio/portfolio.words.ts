/** The words of the portfolio list. What each project says stands in its project.yaml. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('portfolio', {
  en: {
    title: 'Portfolio: projects I have worked on',
    description: 'Work by {aTrade} in {town}: what the problem was, what I did about it and what changed.',
    keywords: '{trade} portfolio, {trade} projects, {trade} {town}',
    heading: 'Projects you can take a close look at',
    lead: 'A selection from the {projects} projects I have delivered. You can read what the problem was, what I did about it and what changed.',
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
    description:
      'Projekt av en {trade} i {town}: vad problemet var, vad jag gjorde åt det och vad som blev annorlunda.',
    keywords: 'portfolio {trade}, projekt {trade}, {trade} {town}',
    heading: 'Projekt du kan titta närmare på',
    lead: 'Ett urval av de {projects} projekt som jag har levererat. Du kan läsa vad problemet var, vad jag gjorde åt det och vad som ändrades.',
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
