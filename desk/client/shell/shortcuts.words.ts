import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
  en: {
    title: 'Keyboard shortcuts',
    keys: [
      ['j', 'The next message'],
      ['k', 'The one before'],
      ['Enter', 'Into the message'],
      ['Escape', 'Back to the list'],
      ['r', 'Reply in your mail program'],
      ['e', 'Answered, or waiting again'],
      ['s', 'Spam, or not spam'],
      ['#', 'Delete, also with Delete'],
      ['u', 'Undo, also with Ctrl+Z'],
      ['/', 'Search'],
      ['?', 'These keys'],
    ],
    areOn: 'Keys of one letter are on',
    close: 'Close',
  },
  sv: {
    title: 'Kortkommandon',
    keys: [
      ['j', 'Nästa meddelande'],
      ['k', 'Föregående'],
      ['Enter', 'In i meddelandet'],
      ['Escape', 'Tillbaka till listan'],
      ['r', 'Svara i ditt e-postprogram'],
      ['e', 'Besvarat, eller väntar igen'],
      ['s', 'Skräppost, eller inte'],
      ['#', 'Ta bort, även med Delete'],
      ['u', 'Ångra, även med Ctrl+Z'],
      ['/', 'Sök'],
      ['?', 'Den här listan'],
    ],
    areOn: 'Kommandon på en bokstav är på',
    close: 'Stäng',
  },
})
