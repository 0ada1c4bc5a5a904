import { bilingual } from '../core/text/language.ts'
import words from './to-write.words.json' with { type: 'json' }

/** What a new site still lacks, in the language of the office. */
export const toWriteWords = bilingual(words)
