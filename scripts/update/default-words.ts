/** The engine's sentences as they are without those of the owner. */
import { wordsFile } from '../../content/site/words-file.ts'
import { readEngineWords } from '../engine-words.ts'

/** The engine's words by their files, and what the owner says in their place, whether it fits or not. */
export async function readDefaultWords() {
  const own = new Map(Object.entries(wordsFile))
  // The engine's are complete without them; one that does not fit would end their reading.
  for (const part of own.keys()) delete wordsFile[part]
  return { own, defaults: await readEngineWords() }
}

/** All sentences by their names, such as `home.en.lead`. */
export function sentencesOf(words: unknown, names: readonly string[] = []): [string, string][] {
  if (typeof words === 'string') return [[names.join('.'), words]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, item]) => sentencesOf(item, [...names, name]))
}
