import { bilingual } from '../../../core/text/language.ts'

export const words = bilingual({
  en: {
    title: 'New and reworded',
    back: 'Today',
    changed: {
      one: '{count} sentence has changed from version {from} to {to}.',
      other: '{count} sentences have changed from version {from} to {to}.',
    },
    read: 'I have read these',
    done: 'Marked as read.',
    none: 'There is nothing new to read.',
    own: {
      title: 'Sentences of your own',
      text: 'The standard wording has changed. Yours stays: does it still fit?',
    },
    pages: {
      title: 'By page',
      text: 'To reword a sentence, write your own in words/, in the file named after its page.',
    },
    count: { one: '{count} sentence', other: '{count} sentences' },
    added: 'New',
    gone: 'Gone',
    before: 'Before',
    after: 'Now',
    yours: 'Yours',
    unused: 'It is not shown any more.',
  },
  sv: {
    title: 'Nya och ändrade texter',
    back: 'I dag',
    changed: {
      one: '{count} text har ändrats från version {from} till {to}.',
      other: '{count} texter har ändrats från version {from} till {to}.',
    },
    read: 'Jag har läst dem',
    done: 'Markerade som lästa.',
    none: 'Det finns inget nytt att läsa.',
    own: {
      title: 'Dina egna texter',
      text: 'Standardtexten har ändrats. Din står kvar: stämmer den än?',
    },
    pages: {
      title: 'Sida för sida',
      text: 'Vill du säga något på ett annat sätt skriver du det i words/, i filen med det namnet.',
    },
    count: { one: '{count} text', other: '{count} texter' },
    added: 'Ny',
    gone: 'Borttagen',
    before: 'Förut',
    after: 'Nu',
    yours: 'Din',
    unused: 'Den visas inte längre.',
  },
})
