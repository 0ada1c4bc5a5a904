/** English sentences of the engine, and what they are in another language. What is missing, or empty, stays English. */
export type Catalogue = Readonly<Record<string, string>>

/** What was asked for and is not there, by language. */
const missing = new Map<string, Set<string>>()

/**
 * The English sentences that a catalogue lacks, of all modules that have been loaded. Undefined for a language that has no catalogue,
 * or before any module has been loaded.
 */
export const missingSentences = (language: string): readonly string[] | undefined => {
  const sentences = missing.get(language)
  return sentences && [...sentences]
}

/** English words as a catalogue has them, sentence by sentence. Without a catalogue they stay as they are. */
export function translate<Words>(words: Words, language: string, catalogue: Catalogue | undefined): Words {
  if (!catalogue) return words
  const asked = missing.get(language) ?? new Set()
  missing.set(language, asked)
  const inCatalogue = (sentence: string): string => {
    const said = catalogue[sentence]
    // What has no letters is the same everywhere.
    if (!said && /\p{L}/u.test(sentence.replace(/\{[\w.]+\}/g, ''))) asked.add(sentence)
    return said || sentence
  }
  const translated = (part: unknown): unknown => {
    if (typeof part === 'string') return inCatalogue(part)
    if (Array.isArray(part)) return part.map(translated)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, translated(item)]))
  }
  // The same keys with other texts.
  return translated(words) as Words
}
