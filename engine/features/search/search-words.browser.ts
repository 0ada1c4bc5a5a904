import { fold } from '../../core/text/fold.ts'
import type { SearchDocument } from './search-document.ts'

/** How the search reads text: word by word, without regard to case or accents. */

export interface Word {
  /** Without case and accents: `vaxjo` for `Växjö`. */
  folded: string
  from: number
  to: number
}

/** The words of a text, with their positions. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    folded: fold(word),
    from: index,
    to: index + word.length,
  }))

const hyphen = /^[-\u2010\u2011]$/
const hyphenOrSpace = /^[-\u2010\u2011 ]$/

/**
 * The words that a text is found by: also a compound without its hyphen (`email` for `e-mail`) and, in short texts, two words
 * as one (`loadbalancing`). A compound comes before its parts.
 */
export function termsOf(text: string, isShort = true): Word[] {
  const words = wordsOf(text)
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    const isJoined = next && (isShort ? hyphenOrSpace : hyphen).test(text.slice(word.to, next.from))
    return isJoined ? [{ folded: word.folded + next.folded, from: word.from, to: next.to }, word] : [word]
  })
}

/** A part of a text, and whether to mark it. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** Divides a text into matches and the parts between them. Two words as one are marked where neither is a match by itself. */
export function marked(text: string, matches: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let position = 0
  const found = termsOf(text).filter(({ folded }) => matches.has(folded))
  const terms = found.filter((term) => !found.some((part) => isWithin(part, term)))
  for (const { from, to } of terms) {
    // A part of what is marked already.
    if (from < position) continue
    if (from > position) pieces.push({ text: text.slice(position, from), isMatch: false })
    pieces.push({ text: text.slice(from, to), isMatch: true })
    position = to
  }
  if (position < text.length) pieces.push({ text: text.slice(position), isMatch: false })
  return pieces
}

const isWithin = (part: Word, whole: Word) => part !== whole && part.from >= whole.from && part.to <= whole.to

const excerptLength = 170

/**
 * The part of a page with the most matches: its description or a passage of its text. Where neither has a match, its
 * headings or its tags.
 */
export function excerptOf(
  { description, text, headings, tags }: Pick<SearchDocument, 'description' | 'text' | 'headings' | 'tags'>,
  matches: ReadonlySet<string>,
): string {
  const words = termsOf(text)
  let best = { words: distinct(termsOf(description), matches), from: -1 }
  for (const [index, { folded, from }] of words.entries()) {
    if (!matches.has(folded)) continue
    const near = words.slice(index, index + 40).filter(({ to }) => to - from < excerptLength - 40)
    const count = distinct(near, matches)
    if (count > best.words) best = { words: count, from }
  }
  if (best.from >= 0) return cut(text, best.from)
  if (best.words > 0) return description
  return [headings, tags].find((other) => distinct(termsOf(other), matches) > 0) ?? description
}

const distinct = (words: readonly Word[], matches: ReadonlySet<string>) =>
  new Set(words.map(({ folded }) => folded).filter((folded) => matches.has(folded))).size

/** From the start of the sentence, or a few words before, to the end of a word. */
function cut(text: string, match: number): string {
  const before = text.slice(Math.max(0, match - 70), match)
  const sentence = before.search(/[.!?:] (?!.*[.!?:] )/)
  const lead = sentence >= 0 ? before.slice(sentence + 2) : before.slice(-40).replace(/^\S*\s/, '')
  const isStart = sentence >= 0 || match - lead.length <= 0
  const rest = text.slice(match - lead.length)
  const excerpt =
    rest.length > excerptLength ? `${rest.slice(0, excerptLength).replace(/\s+\S*$/, '')} …` : rest
  return isStart ? excerpt : `… ${excerpt}`
}
