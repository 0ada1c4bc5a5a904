import { author } from '../../core/site/facts.ts'
import { siteWords } from '../../core/site/site-words.ts'

/** The words around the text of every article. */
export const words = siteWords('post', {
  en: {
    titleEnd: '{brand} Blog',
    blog: 'Blog',
    featured: 'Featured',
    by: 'By',
    updated: 'Updated',
    share: 'Share Article',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied. Copy it from the address bar instead.',
    code: {
      copy: 'Copy code',
      copied: 'Copied',
      failed: 'The code could not be copied. Select it and copy it by hand instead.',
    },
    contents: 'Contents',
    linkTo: 'Link to “{heading}”',
    views: { one: 'view', other: 'views' },
    author: {
      heading: 'About the author',
      name: author,
      title: 'IT consultant and full-stack developer',
      description:
        '{brand} is a one-person consultancy in {town} with over {wholeYears} years of experience building websites, automating work and running servers for small businesses.',
    },
    related: 'Related Articles',
    onward: {
      portfolio: { title: 'Portfolio', text: 'Projects I have built, with pictures.' },
      services: { title: 'Services', text: 'What I can build, automate or run for you.' },
      contact: { title: 'Contact', text: 'Ask a question or book a time to talk.' },
    },
    call: {
      heading: 'Does this sound familiar?',
      text: 'Describe it in a few lines. {promises.reply}',
      primary: 'Get in Touch',
      secondary: 'View my work',
    },
    back: 'Back to Blog',
  },
  sv: {
    titleEnd: '{brand} Blog',
    blog: 'Blogg',
    featured: 'Utvald',
    by: 'Av',
    updated: 'Uppdaterad',
    share: 'Dela artikel',
    copied: 'Länken är kopierad.',
    notCopied: 'Länken kunde inte kopieras. Kopiera den från adressfältet i stället.',
    code: {
      copy: 'Kopiera kod',
      copied: 'Kopierat',
      failed: 'Koden kunde inte kopieras. Markera den och kopiera själv i stället.',
    },
    contents: 'Innehåll',
    linkTo: 'Länk till ”{heading}”',
    views: { one: 'visning', other: 'visningar' },
    author: {
      heading: 'Om författaren',
      name: author,
      title: 'IT-konsult och fullstackutvecklare',
      description:
        'Bakom {brand} står en konsult i {town} med över {wholeYears} års erfarenhet av att bygga webbplatser, automatisera arbete och sköta servrar åt småföretag.',
    },
    related: 'Relaterade artiklar',
    onward: {
      portfolio: { title: 'Portfolio', text: 'Projekt jag har byggt, med bilder.' },
      services: { title: 'Tjänster', text: 'Det jag kan bygga, automatisera eller driva åt dig.' },
      contact: { title: 'Kontakt', text: 'Ställ en fråga eller boka en tid.' },
    },
    call: {
      heading: 'Känner du igen problemet?',
      text: 'Beskriv det på några rader. {promises.reply}',
      primary: 'Hör av dig',
      secondary: 'Se mina projekt',
    },
    back: 'Tillbaka till bloggen',
  },
})
