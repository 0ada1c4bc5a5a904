import { bilingual } from '../../../core/text/language.ts'

export const words = bilingual({
  en: {
    title: 'Keyboard shortcuts',
    keys: [
      ['j', 'Next message'],
      ['k', 'Previous message'],
      ['Enter', 'Open the message'],
      ['Escape', 'Back to the list'],
      ['r', 'Reply in your e-mail program'],
      ['e', 'Mark as answered, or as waiting again'],
      ['s', 'Mark as spam, or as not spam'],
      ['#', 'Delete (or the Delete key)'],
      ['u', 'Undo (or Ctrl+Z)'],
      ['/', 'Search'],
      ['?', 'This list'],
    ],
    areOn: 'Single-key shortcuts are on',
    close: 'Close',
  },
  sv: {
    title: 'Kortkommandon',
    keys: [
      ['j', 'Nästa meddelande'],
      ['k', 'Föregående meddelande'],
      ['Enter', 'Öppna meddelandet'],
      ['Escape', 'Tillbaka till listan'],
      ['r', 'Svara i ditt e-postprogram'],
      ['e', 'Märk som besvarat, eller som väntande igen'],
      ['s', 'Märk som skräppost, eller ta bort märkningen'],
      ['#', 'Ta bort (eller tangenten Delete)'],
      ['u', 'Ångra (eller Ctrl+Z)'],
      ['/', 'Sök'],
      ['?', 'Den här listan'],
    ],
    areOn: 'Kortkommandon med en tangent är på',
    close: 'Stäng',
  },
})
