import { bilingual } from '../../core/text/language.ts'

export const words = bilingual({
  en: { source: 'Came from', firstPage: 'First page', unknown: 'unknown' },
  sv: { source: 'Kom från', firstPage: 'Första sida', unknown: 'okänt' },
})
