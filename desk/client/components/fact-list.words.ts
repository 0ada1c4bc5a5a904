import { bilingual } from '../../../content/language.ts'

export const words = bilingual({
  en: { source: 'Came from', firstPage: 'Began with', unknown: 'not known' },
  sv: { source: 'Kom från', firstPage: 'Började på', unknown: 'okänt' },
})
