import { bilingual } from '../../core/text/language.ts'

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
      text: 'This page belongs to the previous run. Open the address that was printed at the restart, or start the desk again.',
      short: 'The desk has been restarted, and nothing was changed. Open the address it printed.',
    },
    missing: {
      title: 'It is no longer there',
      text: 'It has been deleted, either by hand or because its retention period ended.',
      short: 'It is no longer there.',
    },
    late: {
      title: 'It can no longer be changed',
      text: 'It was changed somewhere else in the meantime, or its time has passed.',
      short: 'It can no longer be changed.',
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
      title: 'Kontoret svarar inte',
      text: 'Starta det igen i terminalen och öppna adressen som skrivs ut.',
      short: 'Kontoret svarar inte. Ingenting ändrades.',
    },
    offline: {
      title: 'Datorn är offline',
      text: 'Kontoret körs på en annan dator eller är avstängt. När nätet är tillbaka fortsätter sidan av sig själv.',
      short: 'Datorn är offline. Ingenting ändrades.',
    },
    ended: {
      title: 'Kontoret har startats om',
      text: 'Den här sidan hör till den förra körningen. Öppna adressen som skrevs ut vid omstarten, eller starta kontoret igen.',
      short: 'Kontoret har startats om och ingenting ändrades. Öppna adressen som skrevs ut vid omstarten.',
    },
    missing: {
      title: 'Det finns inte längre',
      text: 'Det är borttaget, för hand eller för att lagringstiden gick ut.',
      short: 'Det finns inte längre.',
    },
    late: {
      title: 'Det går inte att ändra längre',
      text: 'Det har ändrats på ett annat håll under tiden, eller så har tiden passerat.',
      short: 'Det går inte att ändra längre.',
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
