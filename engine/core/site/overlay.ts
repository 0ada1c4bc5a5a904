import { isKeyOf } from '../base/keys-of.ts'
import { OwnerError } from '../base/owner-error.ts'
import { knownLanguages, type PerLanguage } from '../text/language.ts'
import { namesIn } from '../text/sentence.ts'
import type { FactNames } from './placeholders.ts'
import type { OwnWords } from './words.ts'

/** The words of the engine that an owner may say otherwise, by the name of their file. */
export const engineWords = new Map<string, PerLanguage<object>>()

/** The names in braces that stand for something in each of these files. */
export const engineNames = new Map<string, PerLanguage<FactNames>>()

/** Texts of the owner that the engine cannot show in place of its own, the first of them at a path: `['en', 'lead']`. */
export class UnfitWords extends OwnerError {
  readonly path: readonly string[]
  constructor(path: readonly string[], problems: readonly string[]) {
    super(problems)
    this.path = path
  }
}

/**
 * Words of the engine with those of the owner in their place: what words/<part>.yaml says, key by key. What it does not say
 * stays.
 *
 * @throws {UnfitWords} Where the owner's file has a key that the words lack, an empty list, something else than a text, nothing, or
 *   a text that lacks a name in braces or has one that stands for nothing: a line for each, with file, line and remedy.
 */
export function overlay<Words extends PerLanguage<object>>(
  part: string,
  words: Words,
  facts: PerLanguage<FactNames>,
  own: OwnWords | undefined,
): Words {
  engineWords.set(part, words)
  engineNames.set(part, facts)
  const unfit: { path: readonly string[]; problem: string }[] = []
  /** Notes what is wrong. The text counts as said until all of the file is read. */
  const refuse = (path: readonly string[], what: string): string => {
    const name = path.join('.')
    unfit.push({
      path,
      problem: [`${own?.file}:${own?.lines[name] ?? 1}`, ...(name ? [name] : []), what].join(': '),
    })
    return ''
  }
  const factsAt = (path: readonly string[]) =>
    facts[knownLanguages.find((name) => name === path[0]) ?? knownLanguages[0]]

  function merged(text: unknown, ownText: unknown, path: readonly string[]): unknown {
    if (typeof text === 'string') return checked(ownText, namesIn(text), path)
    if (Array.isArray(text)) return mergedList(text, ownText, path)
    if (typeof text !== 'object' || text === null)
      return typeof ownText === typeof text
        ? ownText
        : refuse(path, `write ${text === true || text === false ? 'true or false' : `a ${typeof text}`}`)
    return mergedFields(text, ownText, path)
  }

  function mergedFields(text: object, ownText: unknown, path: readonly string[], optional: object = text) {
    const keys = Object.keys(optional).join(', ')
    if (typeof ownText !== 'object' || ownText === null || Array.isArray(ownText))
      return refuse(path, `write some of ${keys} below it`)
    const result: Record<string, unknown> = { ...text }
    for (const [key, item] of Object.entries(ownText))
      if (isKeyOf(key, optional)) result[key] = merged(optional[key], item, [...path, key])
      else refuse([...path, key], `there is no such text: write one of ${keys}`)
    return result
  }

  /** A list may be of any length. Where it goes on after the engine's, each of its items says all that those have. */
  function mergedList(list: readonly unknown[], ownList: unknown, path: readonly string[]) {
    // The places of a list within a list have meanings.
    const isRow = /^\d+$/.test(path.at(-1) ?? '')
    if (!Array.isArray(ownList) || ownList.length === 0 || (isRow && ownList.length !== list.length))
      return refuse(path, isRow ? `write a list of ${list.length}` : 'write a list')
    const [model] = list
    if (typeof model === 'string') return mergedTexts(list.map(String), ownList, path)
    if (typeof model !== 'object' || model === null || Array.isArray(model))
      return ownList.map((item, index) => merged(list[index] ?? model, item, [...path, String(index)]))
    const anyField: object = Object.assign({}, ...list)
    const fields = Object.keys(anyField).filter((key) =>
      list.every((item) => Object.hasOwn(Object(item), key)),
    )
    return ownList.map((item, index) => {
      const itemPath = [...path, String(index)]
      for (const key of fields)
        if (index >= list.length && !Object.hasOwn(Object(item), key))
          refuse(itemPath, `${key} is missing: write it`)
      const ofItem: object = Object(list[index])
      return mergedFields(ofItem, item, itemPath, { ...anyField, ...ofItem })
    })
  }

  /** Any of the texts of a list may say what they lack together. */
  function mergedTexts(list: readonly string[], ownList: readonly unknown[], path: readonly string[]) {
    const holes = list.flatMap(namesIn)
    const texts = ownList.map((item, index) => checked(item, holes, [...path, String(index)], []))
    refuseMissing(texts.flatMap(namesIn), holes, path)
    return texts
  }

  function refuseMissing(names: readonly string[], holes: readonly string[], path: readonly string[]) {
    const missing = holes.find((hole) => !factsAt(path).has(hole) && !names.includes(hole))
    if (missing) refuse(path, `{${missing}} is missing: write it where it belongs`)
  }

  function checked(
    text: unknown,
    holes: readonly string[],
    path: readonly string[],
    asked: readonly string[] = holes,
  ): string {
    if (typeof text !== 'string') return refuse(path, 'write a text')
    if (!text.trim() && part !== 'promises')
      return refuse(path, 'this cannot be empty: write a text, or remove the line')
    const names = namesIn(text)
    const known = factsAt(path)
    refuseMissing(names, asked, path)
    const unknown = names.find((name) => !known.has(name) && !holes.includes(name))
    return unknown ? refuse(path, `{${unknown}} names no fact: mend the name, or write \\{${unknown}}`) : text
  }

  const result = own ? merged(words, own.words, []) : words
  const [first] = unfit
  if (first)
    throw new UnfitWords(
      first.path,
      unfit.map(({ problem }) => problem),
    )
  // The merged words have the shape of the engine's: anything else was refused.
  return result as Words
}
