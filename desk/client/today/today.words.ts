import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
  en: {
    title: 'Today',
    waiting: {
      title: 'Waiting for an answer',
      waits: (time: string) => `waiting ${time}`,
      promise: (within: string) => `You promise a reply ${within}.`,
      none: 'Nobody is waiting.',
      noneText: 'Everyone who wrote has been answered. Enjoy the coffee.',
      reply: 'Read and reply',
      answered: 'Answered',
      all: (count: number) => `All ${count} waiting`,
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
      released: (version: string) => `Version ${version} is out`,
      security: (count: number) =>
        count === 0
          ? 'None of its changes concerns security.'
          : count === 1
            ? 'One of its changes concerns security.'
            : `${count} of its changes concern security.`,
      take: 'To get it, run',
      toRead: (count: number) => (count === 1 ? '1 sentence to read' : `${count} sentences to read`),
      changed: (version: string) => `New or reworded in version ${version}.`,
    },
    checks: { title: 'System checks', good: 'OK', due: 'Soon', bad: 'Now', unknown: 'Unknown' },
  },
  sv: {
    title: 'I dag',
    waiting: {
      title: 'Väntar på svar',
      waits: (time: string) => `har väntat ${time}`,
      promise: (within: string) => `Du lovar svar ${within}.`,
      none: 'Ingen väntar.',
      noneText: 'Alla som har skrivit har fått svar. Njut av kaffet.',
      reply: 'Läs och svara',
      answered: 'Besvarat',
      all: (count: number) => `Alla ${count} som väntar`,
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
      released: (version: string) => `Version ${version} finns`,
      security: (count: number) =>
        count === 0
          ? 'Ingen av ändringarna gäller säkerheten.'
          : count === 1
            ? 'En av ändringarna gäller säkerheten.'
            : `${count} av ändringarna gäller säkerheten.`,
      take: 'Hämta den med',
      toRead: (count: number) => (count === 1 ? '1 text att läsa' : `${count} texter att läsa`),
      changed: (version: string) => `Nya och ändrade i version ${version}.`,
    },
    checks: { title: 'Att hålla koll på', good: 'I sin ordning', due: 'Snart', bad: 'Nu', unknown: 'Okänt' },
  },
})
