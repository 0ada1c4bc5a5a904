import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
  en: { undo: 'Undo', undone: 'Taken back.' },
  sv: { undo: 'Ångra', undone: 'Det är ångrat.' },
})
