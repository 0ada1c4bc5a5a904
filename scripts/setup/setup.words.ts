import { bilingual } from '../../content/language.ts'
import { nameInBraces } from '../../content/placeholders.ts'
import words from './setup.words.json' with { type: 'json' }

/** What `npm run setup` asks and says, in the language of the office. A text that one language lacks does not compile. */
export const setupWords = bilingual(words)

/** A text with values in place of its names in braces. */
export const fill = (text: string, values: Record<string, string | number>): string => {
  const named = new Map(Object.entries(values))
  return text.replace(nameInBraces, (whole, name: string) => String(named.get(name) ?? whole))
}
