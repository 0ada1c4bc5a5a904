/** The words of the portfolio list. What each project says stands in its project.yaml. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('portfolio', {
  en: {
    title: 'Portfolio: websites and infrastructure projects',
    description:
      'Selected projects by an IT consultant in {town}: what the problem was, what I built and what changed for the client.',
    keywords:
      'it consultant portfolio, web development projects, infrastructure projects, wordpress project, nginx project, react website example',
    heading: 'Projects you can take a close look at',
    lead: 'A selection from the {projects} projects I have delivered, some of them my own. Each one says what was wrong, what I built and what changed.',
    all: 'All',
    categories: { infrastructure: 'Infrastructure', 'web-development': 'Web Development' },
    filterLabel: 'Show projects by category',
    featured: 'Featured projects',
    grid: 'Projects',
    more: '+{count} more',
    empty: 'No projects found in this category.',
    results: { one: '{count} project shown', other: '{count} projects shown' },
    view: 'View project',
    call: {
      heading: 'Does one of these sound familiar?',
      text: 'Tell me what you have today and what you would like it to do instead. After the first consultation you’ll know the next step.',
      secondary: 'Read the case studies',
    },
  },
  sv: {
    title: 'Portfolio: webbplatser och infrastruktur',
    description:
      'Utvalda projekt av en IT-konsult i {town}: vad problemet var, vad jag byggde och vad som blev annorlunda för kunden.',
    keywords:
      'portfolio it-konsult, webbutveckling projekt, infrastrukturprojekt, wordpress-projekt, nginx-projekt, exempel på hemsidor',
    heading: 'Projekt du kan titta närmare på',
    lead: 'Ett urval av de {projects} projekt som jag har levererat, några av dem mina egna. Om vart och ett kan du läsa vad som inte fungerade, vad jag byggde och vad som ändrades.',
    all: 'Alla',
    categories: { infrastructure: 'Infrastruktur', 'web-development': 'Webbutveckling' },
    filterLabel: 'Visa projekt efter kategori',
    featured: 'Utvalda projekt',
    grid: 'Projekt',
    more: '+{count} fler',
    empty: 'Inga projekt hittades i denna kategori.',
    results: { one: '{count} projekt visas', other: '{count} projekt visas' },
    view: 'Visa projektet',
    call: {
      heading: 'Känner du igen dig i något av dem?',
      text: 'Berätta vad du har i dag och vad du vill att det ska klara i stället. Efter den första konsultationen vet du vad som är nästa steg.',
      secondary: 'Läs fallstudierna',
    },
  },
})
