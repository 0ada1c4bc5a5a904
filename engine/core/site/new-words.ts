import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { siteFolder } from './folder.ts'
import { readYaml } from './read-yaml.ts'

/** A sentence of the engine that an update has brought, reworded or let go. */
const newWords = z.object({
  /** The part and the path of the sentence, as in words/<part>.yaml: `home.en.lead`. */
  name: z.string(),
  /** Absent where the sentence is new. */
  before: z.string().optional(),
  /** Absent where there is none any more. */
  after: z.string().optional(),
  /** What the owner says in its place. */
  own: z.string().optional(),
})
export type NewWords = z.infer<typeof newWords>

/** What one update has changed of the engine's sentences. */
const wordsOfUpdate = z.object({ from: z.string(), to: z.string(), words: z.array(newWords) })
export type WordsOfUpdate = z.infer<typeof wordsOfUpdate>

/** Where updates write it, the latest last. */
export const newWordsFile = join(siteFolder, 'new-words.json')

/** What updates have changed of the engine's sentences, the latest last. Throws where somebody has spoiled the file. */
export const readNewWords = (): WordsOfUpdate[] =>
  existsSync(newWordsFile) ? readYaml(basename(newWordsFile), z.array(wordsOfUpdate)) : []
