import { bilingual } from '../../../content/language.ts'

/** What there is to do about each trouble. */
export const words = bilingual({
  en: {
    stopped: {
      title: 'The desk does not answer',
      text: 'Start it again in its terminal, and open the address that it prints.',
      short: 'The desk does not answer: nothing was changed.',
    },
    offline: {
      title: 'This computer is offline',
      text: 'The desk is on another computer, or was closed. Once the network is back, this page goes on by itself.',
      short: 'This computer is offline: nothing was changed.',
    },
    ended: {
      title: 'The desk was started anew',
      text: 'This page belongs to the one before. Open the address that the new one has printed, or start it again.',
      short: 'The desk was started anew: nothing was changed. Open the address that it has printed.',
    },
    missing: {
      title: 'It is no longer there',
      text: 'It was deleted, or has been kept long enough.',
      short: 'It is no longer there.',
    },
    late: {
      title: 'It cannot be changed any more',
      text: 'Something has happened since.',
      short: 'Too late: it has happened already.',
    },
    broken: {
      title: 'The desk has failed at this',
      text: 'What is stored is safe. Its terminal says what went wrong.',
      short: 'It did not work, and nothing was changed. The terminal of the desk says why.',
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
      text: 'Det är borttaget eller har sparats så länge det ska.',
      short: 'Det finns inte längre.',
    },
    late: {
      title: 'Det går inte att ändra längre',
      text: 'Något har hänt sedan dess.',
      short: 'För sent: det har redan hänt.',
    },
    broken: {
      title: 'Skrivbordet klarade inte det här',
      text: 'Det som är sparat är i tryggt förvar. I terminalen står vad som gick fel.',
      short: 'Det gick inte och ingenting ändrades. I terminalen står varför.',
    },
    command: 'npm run desk',
    again: 'Försök igen',
  },
})
