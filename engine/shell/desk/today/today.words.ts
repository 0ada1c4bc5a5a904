import { bilingual } from '../../../core/text/language.ts'

export const words = bilingual({
  en: {
    title: 'Today',
    mails: { title: 'E-mails that failed' },
    updates: {
      title: 'Updates',
      released: 'Version {version} is out',
      take: 'To get it, run',
      toRead: { one: '{count} sentence to read', other: '{count} sentences to read' },
      changed: 'New or reworded in version {version}.',
    },
    checks: { title: 'System checks', good: 'OK', due: 'Soon', bad: 'Now', unknown: 'Unknown' },
  },
  sv: {
    title: 'I dag',
    mails: { title: 'Mejl som inte gick fram' },
    updates: {
      title: 'Uppdateringar',
      released: 'Version {version} finns',
      take: 'Hämta den med',
      toRead: { one: '{count} text att läsa', other: '{count} texter att läsa' },
      changed: 'Nya och ändrade i version {version}.',
    },
    checks: { title: 'Att hålla koll på', good: 'I sin ordning', due: 'Snart', bad: 'Nu', unknown: 'Okänt' },
  },
})
