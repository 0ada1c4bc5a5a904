/** The engine's sentences as they are without those of the owner. */

import { readEngineWords } from '../../check/engine-words.ts'
import { readWords } from '../../core/site/words.ts'

/** The engine's words by their files with the names that they may use, and what the owner says in their place, whether it fits or not. */
export async function readDefaultWords() {
  // One that does not fit would end the reading of the site.
  process.env.WITHOUT_OWN_WORDS = '1'
  const { engineNames } = await import('../../core/site/overlay.ts')
  return { own: Object.entries(readWords()), defaults: await readEngineWords(), names: engineNames }
}

/** What the engine says to this owner, sentence by sentence. */
export async function readSentences(): Promise<Record<string, string>> {
  const { defaults } = await readDefaultWords()
  return Object.fromEntries(sentencesOf(Object.fromEntries(defaults)))
}

/** All sentences by their names, such as `home.en.lead`. */
export function sentencesOf(words: unknown, names: readonly string[] = []): [string, string][] {
  if (typeof words === 'string') return [[names.join('.'), words]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, item]) => sentencesOf(item, [...names, name]))
}
