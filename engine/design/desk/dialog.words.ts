import { bilingual } from '../../core/text/language.ts'

export const words = bilingual({ en: { close: 'Close' }, sv: { close: 'Stäng' } })
