import { bilingual } from '../../../core/text/language.ts'

/** What the checks of backups say, by how they are. `at` is the day of the last one. */
export const words = bilingual({
  en: {
    backup: {
      title: 'Backup',
      good: 'The latest is from {at}.',
      due: 'There is none. Run npm run backup, and set up the nightly one as docs/publish.md describes.',
      bad: 'The latest is from {at}. Run npm run backup, and find out why the nightly one did not run.',
      unknown: 'Backups are kept elsewhere, or have not been checked yet.',
    },
    offsite: {
      title: 'Off-site backup',
      good: 'The latest is from {at}.',
      due: 'None has been sent yet. Run npm run offsite -- send, or wait for the night.',
      bad: 'The last successful one is from {at}. Run npm run offsite -- send to see what is wrong.',
      unknown: 'Not checked yet.',
    },
  },
  sv: {
    backup: {
      title: 'Säkerhetskopia',
      good: 'Den senaste är från {at}.',
      due: 'Det finns ingen. Kör npm run backup och ordna den nattliga enligt docs/publish.md.',
      bad: 'Den senaste är från {at}. Kör npm run backup och se efter varför den nattliga uteblev.',
      unknown: 'Kopiorna sparas någon annanstans, eller så är de inte kontrollerade än.',
    },
    offsite: {
      title: 'Säkerhetskopia på annan plats',
      good: 'Den senaste är från {at}.',
      due: 'Ingen har skickats än. Kör npm run offsite -- send eller vänta till i natt.',
      bad: 'Den senaste lyckade är från {at}. Kör npm run offsite -- send, så ser du vad som är fel.',
      unknown: 'Inte kontrollerat än.',
    },
  },
})
