import { bilingual } from '../../../core/text/language.ts'

export const words = bilingual({
  en: {
    title: 'Today',
    waiting: {
      title: 'Waiting for an answer',
      waits: 'waiting {time}',
      promise: 'You promise a reply {within}.',
      none: 'Nobody is waiting.',
      noneText: 'Everyone who wrote has been answered. Enjoy the coffee.',
      reply: 'Read and reply',
      answered: 'Answered',
      all: 'All {count} waiting',
      failed: 'the e-mail to you or to the sender failed',
    },
    meetings: {
      title: 'Meetings',
      today: 'Today',
      tomorrow: 'Tomorrow',
      none: 'No meetings today or tomorrow.',
      agenda: 'All bookings',
    },
    mails: { title: 'E-mails that failed' },
    updates: {
      title: 'Updates',
      released: 'Version {version} is out',
      security: {
        none: 'None of its changes concerns security.',
        one: '{count} of its changes concerns security.',
        other: '{count} of its changes concern security.',
      },
      take: 'To get it, run',
      toRead: { one: '{count} sentence to read', other: '{count} sentences to read' },
      changed: 'New or reworded in version {version}.',
    },
    checks: { title: 'System checks', good: 'OK', due: 'Soon', bad: 'Now', unknown: 'Unknown' },
  },
  sv: {
    title: 'I dag',
    waiting: {
      title: 'Väntar på svar',
      waits: 'har väntat {time}',
      promise: 'Du lovar svar {within}.',
      none: 'Ingen väntar.',
      noneText: 'Alla som har skrivit har fått svar. Njut av kaffet.',
      reply: 'Läs och svara',
      answered: 'Besvarat',
      all: 'Alla {count} som väntar',
      failed: 'mejlet till dig eller avsändaren gick inte fram',
    },
    meetings: {
      title: 'Möten',
      today: 'I dag',
      tomorrow: 'I morgon',
      none: 'Inga möten i dag eller i morgon.',
      agenda: 'Alla bokningar',
    },
    mails: { title: 'Mejl som inte gick fram' },
    updates: {
      title: 'Uppdateringar',
      released: 'Version {version} finns',
      security: {
        none: 'Ingen av ändringarna gäller säkerheten.',
        one: '{count} av ändringarna gäller säkerheten.',
        other: '{count} av ändringarna gäller säkerheten.',
      },
      take: 'Hämta den med',
      toRead: { one: '{count} text att läsa', other: '{count} texter att läsa' },
      changed: 'Nya och ändrade i version {version}.',
    },
    checks: { title: 'Att hålla koll på', good: 'I sin ordning', due: 'Snart', bad: 'Nu', unknown: 'Okänt' },
  },
})
