import { bilingual } from '../../core/text/language.ts'

export const words = bilingual({
  en: { undo: 'Undo', undone: 'Undone.' },
  sv: { undo: 'Ångra', undone: 'Ångrat.' },
})
