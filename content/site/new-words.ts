import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFolder } from './folder.ts'

/** A sentence of the engine that an update has brought, reworded or let go. */
export interface NewWords {
  /** The part and the path of the sentence, as in words/<part>.yaml: `home.en.lead`. */
  name: string
  /** Absent where the sentence is new. */
  before?: string | undefined
  /** Absent where there is none any more. */
  after?: string | undefined
  /** What the owner says in its place. */
  own?: string | undefined
}

/** What one update has changed of the engine's sentences. */
export interface WordsOfUpdate {
  from: string
  to: string
  words: NewWords[]
}

/** Where updates write it, the latest last. */
export const newWordsFile = join(siteFolder, 'new-words.json')

/** What updates have changed of the engine's sentences, the latest last. */
export const readNewWords = (): WordsOfUpdate[] =>
  existsSync(newWordsFile) ? JSON.parse(readFileSync(newWordsFile, 'utf8')) : []
