import { facts } from '../site/facts.ts'
import { plural } from '../text/sentence.ts'
import { commandWords, nouns } from './command.words.ts'

/** What commands say, in the language of the office. */
export const officeWords = () => commandWords[facts.officeLanguage]

export type Noun = keyof typeof nouns.en

/** `1 message` or `2 meddelanden`. */
export const countOf = (count: number, noun: Noun): string =>
  plural(nouns[facts.officeLanguage][noun], count, facts.officeLanguage, {})
