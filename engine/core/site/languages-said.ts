/** The languages in which an owner's files say something, before the facts are checked. */

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, isSeq, parseDocument } from 'yaml'
import { knownLanguages, type Language, usualLanguages } from '../text/language.ts'

const kept = new Map<string, { changed: number; languages: readonly Language[] }>()

/** Those of the site in a folder. The usual ones where its facts do not say, or not well: the check tells that. */
export function languagesIn(folder: string): readonly Language[] {
  const file = join(folder, 'facts.yaml')
  const changed = existsSync(file) ? statSync(file).mtimeMs : 0
  const before = kept.get(file)
  if (before?.changed === changed) return before.languages
  const languages = changed ? languagesNamedIn(readFileSync(file, 'utf8')) : usualLanguages
  kept.set(file, { changed, languages })
  return languages
}

function languagesNamedIn(facts: string): readonly Language[] {
  const named = parseDocument(facts).get('languages')
  if (!isSeq(named)) return usualLanguages
  const known = named.items.flatMap((item) =>
    knownLanguages.filter((language) => isScalar(item) && item.value === language),
  )
  return known.length > 0 ? known : usualLanguages
}

/** Whether a key is a language that the site does without. */
export const isUnsaid = (key: unknown, languages: readonly Language[]): boolean =>
  knownLanguages.some((language) => language === key && !languages.includes(language))

/** A value in which the first language of the site stands for those that it does without: nobody has to translate for them. */
export function saidInAll(value: unknown, languages: readonly Language[]): unknown {
  const others = knownLanguages.filter((language) => !languages.includes(language))
  if (others.length === 0) return value
  const [first = knownLanguages[0]] = languages
  const said = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(said)
    if (typeof part !== 'object' || part === null) return part
    const fields = Object.entries(part).map(([key, item]) => [key, said(item)] as const)
    const inFirst = fields.find(([key]) => key === first)
    return Object.fromEntries([...fields, ...(inFirst ? others.map((other) => [other, inFirst[1]]) : [])])
  }
  return said(value)
}
