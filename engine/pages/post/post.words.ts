import { facts } from '../../core/site/facts.ts'
import { siteWords } from '../../core/site/site-words.ts'
import { perLanguage } from '../../core/text/language.ts'
import { capitalized } from '../../core/time/clock.ts'

const isBookingOn = facts.booking.kinds.length > 0

/** The words around the text of every article. */
export const words = siteWords(
  'post',
  {
    en: {
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
        name: '{author}',
        title: '{role}',
        description: 'I’m {aTrade} in {town} and run {brand}. I have {years} years of experience.',
      },
      related: 'Related Articles',
      onward: {
        portfolio: { title: 'Portfolio', text: 'What I have done for others, and how.' },
        services: { title: 'Services', text: 'What I can do for you.' },
        contact: {
          title: 'Contact',
          text: isBookingOn ? 'Ask a question or book a time to talk.' : 'Ask a question.',
        },
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
        name: '{author}',
        title: '{role}',
        description: 'Jag är {trade} i {town} och driver {brand}. Jag har {years} års erfarenhet.',
      },
      related: 'Relaterade artiklar',
      onward: {
        portfolio: { title: 'Portfolio', text: 'Det jag har gjort åt andra, och hur.' },
        services: { title: 'Tjänster', text: 'Det jag kan göra åt dig.' },
        contact: {
          title: 'Kontakt',
          text: isBookingOn ? 'Ställ en fråga eller boka en tid.' : 'Ställ en fråga.',
        },
      },
      call: {
        heading: 'Känner du igen problemet?',
        text: 'Beskriv det på några rader. {promises.reply}',
        primary: 'Hör av dig',
        secondary: 'Se mina projekt',
      },
      back: 'Tillbaka till bloggen',
    },
  },
  perLanguage((language) => ({ role: facts.person[language].role || capitalized(facts.trade[language]) })),
)
