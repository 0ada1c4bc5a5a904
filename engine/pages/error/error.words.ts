import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('error', {
  en: {
    missing: {
      number: '404',
      heading: 'Page Not Found',
      text: "The page you're looking for seems to have wandered off into the digital void.",
      path: 'You asked for',
      home: 'Go Home',
      back: 'Go Back',
      suggestions: 'Were you looking for one of these?',
    },
    broken: {
      number: '500',
      heading: 'Something went wrong',
      text: 'This page could not be shown. The error has been logged. Please try again in a moment.',
    },
  },
  sv: {
    missing: {
      number: '404',
      heading: 'Sidan hittades inte',
      text: 'Sidan du letar efter verkar ha drivit ut i det digitala tomrummet.',
      path: 'Adressen var',
      home: 'Till startsidan',
      back: 'Gå tillbaka',
      suggestions: 'Letade du efter någon av de här?',
    },
    broken: {
      number: '500',
      heading: 'Något gick fel',
      text: 'Sidan kunde inte visas. Felet har loggats. Försök igen om en stund.',
    },
  },
})
