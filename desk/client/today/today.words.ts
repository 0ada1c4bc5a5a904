import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
  en: {
    title: 'Today',
    waiting: {
      title: 'Waits for an answer',
      waits: (time: string) => `waits ${time}`,
      left: (time: string) => `${time} left`,
      late: (time: string) => `${time} late`,
      promise: (hours: number) => `You promise an answer within ${hours} hours.`,
      none: 'Nobody waits.',
      noneText: 'Everyone who wrote has an answer. Enjoy the coffee.',
      reply: 'Read and answer',
      answered: 'Answered',
      all: (count: number) => `All ${count} that wait`,
      failed: 'a mail about it failed',
    },
    meetings: {
      title: 'Meetings',
      today: 'Today',
      tomorrow: 'Tomorrow',
      none: 'No meeting today or tomorrow.',
      agenda: 'The agenda',
    },
    mails: { title: 'Mails that failed' },
    checks: { title: 'What to look after', good: 'In order', due: 'Soon', bad: 'Now', unknown: 'Not known' },
  },
  sv: {
    title: 'Idag',
    waiting: {
      title: 'Väntar på svar',
      waits: (time: string) => `har väntat ${time}`,
      left: (time: string) => `${time} kvar`,
      late: (time: string) => `${time} försenat`,
      promise: (hours: number) => `Du lovar svar inom ${hours} timmar.`,
      none: 'Ingen väntar.',
      noneText: 'Alla som har skrivit har fått svar. Njut av kaffet.',
      reply: 'Läs och svara',
      answered: 'Besvarat',
      all: (count: number) => `Alla ${count} som väntar`,
      failed: 'ett mejl om det gick inte fram',
    },
    meetings: {
      title: 'Möten',
      today: 'Idag',
      tomorrow: 'Imorgon',
      none: 'Inga möten idag eller imorgon.',
      agenda: 'Kalendern',
    },
    mails: { title: 'Mejl som inte gick fram' },
    checks: { title: 'Att se till', good: 'I sin ordning', due: 'Snart', bad: 'Nu', unknown: 'Okänt' },
  },
})
