/** The owner's words, which a new version may say or name otherwise. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Document, isMap, isSeq, parseDocument } from 'yaml'
import { z } from 'zod'
import { engineFolder } from '../../core/base/engine-folder.ts'
import { installedVersion } from '../../core/releases/releases.server.ts'
import { type NewWords, newWordsFile, readNewWords } from '../../core/site/new-words.ts'
import { overlay, UnfitWords } from '../../core/site/overlay.ts'
import type { OwnWords } from '../../core/site/words.ts'
import { readDefaultWords, sentencesOf } from './default-words.ts'
import { officeLanguage } from './office-language.ts'
import { setAside } from './set-aside.ts'
import { updateWords } from './update.words.ts'

/**
 * Lets the owner's words fit those of this version. What fits no more, because its sentence is gone or takes in something else,
 * moves to words/unused/, and is named. Prints what has changed of the engine's sentences since the version `from`, whose sentences
 * stand in the file `beforeFile`, and writes it to new-words.json of the site.
 */
export async function fitWords(from: string, beforeFile: string) {
  const t = updateWords[officeLanguage()]
  const { own, defaults, names } = await readDefaultWords()
  const before = new Map(
    Object.entries(beforeFile ? saidBefore.parse(JSON.parse(readFileSync(beforeFile, 'utf8'))) : {}),
  )
  const after = sentencesIn(Object.fromEntries(defaults))
  const ownSentences = sentencesIn(Object.fromEntries(own.map(([part, { words }]) => [part, words])))

  const aside = own.flatMap(([part, words]) => setUnfitAside(part, words))
  if (aside.length > 0) console.log([t.setAside, ...aside.map((name) => `  ${name}`)].join('\n'))
  const to = installedVersion(engineFolder)
  const words = changes()
  if (words.length === 0) return
  if (own.length > 0)
    writeFileSync(newWordsFile, `${JSON.stringify([...readNewWords(), { from, to, words }], null, 1)}\n`)
  console.log(t.words)
  for (const { name, ...texts } of words)
    console.log(
      [
        name,
        ...(['before', 'after', 'own'] as const).flatMap((what) =>
          texts[what] === undefined ? [] : `  ${t[what]}: ${texts[what]}`,
        ),
      ].join('\n'),
    )

  function changes(): NewWords[] {
    // A version that cannot list its sentences says nothing.
    if (before.size === 0) return []
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => ({
        name,
        before: before.get(name),
        after: after.get(name),
        own: ownSentences.get(name),
      }))
  }

  /** Moves what a file of the owner's words says and the engine no longer asks for. Returns where it lies now. */
  function setUnfitAside(part: string, found: OwnWords): string[] {
    const document = parseDocument(readFileSync(found.file, 'utf8'))
    const unused = join(dirname(found.file), 'unused', basename(found.file))
    const moved: string[] = []
    for (let path = unfitPath(); path; path = unfitPath()) moved.push(`${unused}: ${move(path).join('.')}`)
    return moved

    function unfitPath(): readonly string[] | undefined {
      const words: object = document.toJS() ?? {}
      const engine = defaults.get(part)
      const known = names.get(part)
      if (!engine || !known) return Object.keys(words).map((name) => [name])[0]
      try {
        overlay(part, engine, known, { ...found, words })
      } catch (error) {
        if (error instanceof UnfitWords) return error.path
        throw error
      }
      return undefined
    }

    function move(path: readonly string[]): readonly string[] {
      // A list moves as a whole, for its texts belong together.
      const list = path.findIndex((_, index) => isSeq(document.getIn(path.slice(0, index))))
      const whole = list < 0 ? path : path.slice(0, list)
      const aside = existsSync(unused) ? parseDocument(readFileSync(unused, 'utf8')) : new Document({})
      for (const [name, text] of textsIn(document.getIn(whole), whole)) setAside(aside, name, text)
      document.deleteIn(whole)
      mkdirSync(dirname(unused), { recursive: true })
      writeFileSync(unused, aside.toString({ lineWidth: 0 }))
      if (Object.keys(document.toJS()).length > 0)
        writeFileSync(found.file, document.toString({ lineWidth: 0 }))
      else rmSync(found.file)
      return whole
    }
  }
}

const saidBefore = z.record(z.string(), z.string())
const sentencesIn = (words: unknown) => new Map(sentencesOf(words))

/** All texts and lists in a part of a file, with their paths. */
function textsIn(node: unknown, path: readonly string[]): [path: readonly string[], node: unknown][] {
  if (!isMap(node)) return [[path, node]]
  return node.items.flatMap(({ key, value }) => textsIn(value, [...path, String(key)]))
}
