import type { Language } from '../../../core/text/language.ts'

/**
 * `GET /api/new-words`: what updates have changed of the engine's sentences since the owner last said that they are read; null
 * where there is nothing. `POST /api/new-words/read` with `{ to }` says so, up to that version.
 */
export interface NewWords {
  /** The versions before and after. */
  from: string
  to: string
  sentences: ChangedSentence[]
}

export interface ChangedSentence {
  /** The file that says sentences of this page otherwise: `home` of words/home.yaml. */
  part: string
  /** Where it stands there, below its language: `hero.lead`. */
  path: string
  /** In each language in which it has changed. */
  texts: {
    language: Language
    /** Null where the sentence is new. */
    before: string | null
    /** Null where it is gone. */
    after: string | null
    /** What the owner says in its place. */
    own: {
      text: string
      /** Its file, and its line where it is shown. Null where the owner has removed it since. */
      at: string | null
      /** False also where it fitted no more, so that the update has put it aside. */
      isShown: boolean
    } | null
  }[]
}
