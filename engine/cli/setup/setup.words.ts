import { bilingual } from '../../core/text/language.ts'
import words from './setup.words.json' with { type: 'json' }

/** What `npm run setup` asks and says, in the language of the office. A text that one language lacks does not compile. */
export const setupWords = bilingual(words)
