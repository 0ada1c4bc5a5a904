import { bilingual } from '../../../content/language.ts'

/** What there is to do about each trouble. */
export const words = bilingual({
  en: {
    stopped: {
      title: 'The desk is not responding',
      text: 'Start it again in its terminal, and open the address it prints.',
      short: 'The desk is not responding. Nothing was changed.',
    },
    offline: {
      title: 'This computer is offline',
      text: 'The desk runs on another computer, or has been closed. Once the network is back, this page carries on by itself.',
      short: 'This computer is offline. Nothing was changed.',
    },
    ended: {
      title: 'The desk has been restarted',
      text: 'This page belongs to the previous one. Open the address that the new one has printed, or start it again.',
      short: 'The desk has been restarted, and nothing was changed. Open the address it has printed.',
    },
    missing: {
      title: 'It is no longer there',
      text: 'It has been deleted, by hand or because the time for keeping it was over.',
      short: 'It is no longer there.',
    },
    late: {
      title: 'It can no longer be changed',
      text: 'Something has happened in the meantime.',
      short: 'Too late: it has already happened.',
    },
    broken: {
      title: 'Something went wrong',
      text: 'What is stored is safe. The desk’s terminal shows what went wrong.',
      short: 'It did not work, and nothing was changed. The desk’s terminal shows why.',
    },
    command: 'npm run desk',
    again: 'Try again',
  },
  sv: {
    stopped: {
      title: 'Skrivbordet svarar inte',
      text: 'Starta det igen i terminalen och öppna adressen som skrivs ut.',
      short: 'Skrivbordet svarar inte. Ingenting ändrades.',
    },
    offline: {
      title: 'Datorn är offline',
      text: 'Skrivbordet finns på en annan dator eller är stängt. När nätet är tillbaka fortsätter sidan av sig själv.',
      short: 'Datorn är offline. Ingenting ändrades.',
    },
    ended: {
      title: 'Skrivbordet har startats om',
      text: 'Den här sidan hör till det förra. Öppna adressen som det nya har skrivit ut, eller starta det igen.',
      short: 'Skrivbordet har startats om och ingenting ändrades. Öppna adressen som det har skrivit ut.',
    },
    missing: {
      title: 'Det finns inte längre',
      text: 'Det är borttaget, för hand eller för att det hade sparats så länge det ska.',
      short: 'Det finns inte längre.',
    },
    late: {
      title: 'Det går inte att ändra längre',
      text: 'Något har hänt under tiden.',
      short: 'För sent: det har redan hänt.',
    },
    broken: {
      title: 'Något gick fel',
      text: 'Det som är sparat är i tryggt förvar. I terminalen står vad som gick fel.',
      short: 'Det gick inte och ingenting ändrades. I terminalen står varför.',
    },
    command: 'npm run desk',
    again: 'Försök igen',
  },
})
