import { type Bilingual, languages, type Shape } from '../language.ts'
import { type FactNames, nameInBraces, namesIn } from '../placeholders.ts'
import { wordsFile } from './words-file.ts'

/** The words of the engine that an owner may say otherwise, by the name of their file. */
export const engineWords = new Map<string, Bilingual<object>>()

/** A text of the owner that the engine cannot show in place of its own, at a path: `['en', 'lead']`. */
export class UnfitWords extends Error {
  readonly path: readonly string[]
  constructor(path: readonly string[], message: string) {
    super(message)
    this.path = path
  }
}

/** A text of the engine that takes something in. */
export type TextOf = (...values: unknown[]) => unknown

/**
 * Words of the engine with those of the owner in their place: what words/<part>.yaml says, key by key. What it does not say
 * stays. In place of `(name) => …` the owner writes `Hello {name}`.
 *
 * @throws {UnfitWords} Where the owner's file has a key that the words lack, a list of another length, something else than a text, or a
 *   text that lacks a name in braces or has one that stands for nothing: one line with file, line and remedy.
 */
export function overlay<const En extends object>(
  part: string,
  words: { en: En; sv: NoInfer<Shape<En>> },
  facts: Bilingual<FactNames>,
  own = wordsFile[part],
): Bilingual<Shape<En>> {
  engineWords.set(part, words)
  const refuse = (path: readonly string[], what: string): never => {
    const name = path.join('.')
    throw new UnfitWords(path, `${own?.file}:${own?.lines[name] ?? 1}: ${name}: ${what}`)
  }

  function merged(text: unknown, ownText: unknown, path: readonly string[]): unknown {
    if (typeof text === 'string') return checked(ownText, namesIn(text), path)
    if (typeof text === 'function') return filledBy(text as TextOf, ownText, path)
    if (Array.isArray(text)) {
      if (!Array.isArray(ownText) || ownText.length !== text.length)
        return refuse(path, `write a list of ${text.length}, as the page has it`)
      return text.map((item, index) => merged(item, ownText[index], [...path, String(index)]))
    }
    if (typeof text !== 'object' || text === null)
      return typeof ownText === typeof text ? ownText : refuse(path, `write a ${typeof text}`)
    const keys = Object.keys(text).join(', ')
    if (typeof ownText !== 'object' || ownText === null || Array.isArray(ownText))
      return refuse(path, `write some of ${keys} below it`)
    const result: Record<string, unknown> = { ...text }
    for (const [key, item] of Object.entries(ownText)) {
      if (!Object.hasOwn(result, key))
        return refuse([...path, key], `there is no such text: write one of ${keys}`)
      result[key] = merged(result[key], item, [...path, key])
    }
    return result
  }

  function checked(text: unknown, holes: readonly string[], path: readonly string[]): string {
    if (typeof text !== 'string') return refuse(path, 'write a text')
    const names = namesIn(text)
    const missing = holes.find((hole) => !facts.en.has(hole) && !names.includes(hole))
    if (missing) return refuse(path, `{${missing}} is missing: write it where it belongs`)
    const unknown = names.find((name) => !facts.en.has(name) && !holes.includes(name))
    return unknown ? refuse(path, `{${unknown}} names no fact: mend the name, or write \\{${unknown}}`) : text
  }

  function filledBy(text: TextOf, ownText: unknown, path: readonly string[]): TextOf {
    const holes = parametersOf(text)
    const written = checked(ownText, holes, path)
    const known = facts[languages.find((name) => name === path[0]) ?? languages[0]]
    return (...values) =>
      written.replace(nameInBraces, (whole, name: string) =>
        holes.includes(name) ? String(values[holes.indexOf(name)]) : (known.get(name) ?? whole),
      )
  }

  // The merged words have the shape of the engine's: anything else was refused.
  return (own ? merged(words, own.words, []) : words) as Bilingual<Shape<En>>
}

/** The names of a function's parameters. No bundle of pages or server shortens them. */
export const parametersOf = (text: unknown): string[] =>
  (/^(?:\(([^)]*)\)|(\w+)) =>/.exec(String(text))?.slice(1).join('') ?? '').match(/\w+/g) ?? []
