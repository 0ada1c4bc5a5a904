import { bilingual } from '../../../core/text/language.ts'

export const words = bilingual({
  en: {
    title: 'Keyboard shortcuts',
    keys: [
      ['u', 'Undo (or Ctrl+Z)'],
      ['?', 'This list'],
    ],
    areOn: 'Single-key shortcuts are on',
  },
  sv: {
    title: 'Kortkommandon',
    keys: [
      ['u', 'Ångra (eller Ctrl+Z)'],
      ['?', 'Den här listan'],
    ],
    areOn: 'Kortkommandon med en tangent är på',
  },
})
