/**
 * `node scripts/update/fit-words.ts FROM BEFORE`: lets the owner's words fit those of a new version. What fits no more, because
 * its sentence is gone or takes in something else, moves to words/unused/. Prints what has changed of the engine's sentences since
 * the version FROM, whose sentences stand in the file BEFORE, and writes it to new-words.json of the site.
 */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Document, isMap, isSeq, parseDocument } from 'yaml'
import { installedVersion } from '../../engine/core/releases/releases.server.ts'
import { type NewWords, newWordsFile, readNewWords } from '../../engine/core/site/new-words.ts'
import { overlay, UnfitWords } from '../../engine/core/site/overlay.ts'
import type { OwnWords } from '../../engine/core/site/words.ts'
import { readDefaultWords, sentencesOf } from './default-words.ts'
import { setAside } from './set-aside.ts'

const [from = '', beforeFile = ''] = process.argv.slice(2)
const { own, defaults, allNames } = await readDefaultWords()
const before: Record<string, string> = beforeFile ? JSON.parse(readFileSync(beforeFile, 'utf8')) : {}
const after = Object.fromEntries(sentencesOf(Object.fromEntries(defaults)))
const ownSentences = Object.fromEntries(own.flatMap(([part, words]) => sentencesOf(words.words, [part])))

for (const [part, words] of own) setUnfitAside(part, words)
const words = changes()
if (words.length > 0 && own.length > 0)
  writeFileSync(
    newWordsFile,
    `${JSON.stringify([...readNewWords(), { from, to: installedVersion(), words }], null, 1)}\n`,
  )
for (const { name, ...texts } of words)
  console.log(
    [
      name,
      ...Object.entries(texts).flatMap(([what, text]) => (text === undefined ? [] : `  ${what}: ${text}`)),
    ].join('\n'),
  )

function changes(): NewWords[] {
  // A version that cannot list its sentences says nothing.
  if (Object.keys(before).length === 0) return []
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: before[name], after: after[name], own: ownSentences[name] }))
}

/** Moves what a file of the owner's words says and the engine no longer asks for. */
function setUnfitAside(part: string, found: OwnWords) {
  const document = parseDocument(readFileSync(found.file, 'utf8'))
  const unused = join(dirname(found.file), 'unused', basename(found.file))
  for (let path = unfitPath(); path; path = unfitPath()) move(path)

  function unfitPath(): readonly string[] | undefined {
    const words: object = document.toJS() ?? {}
    const engine = defaults.get(part)
    if (!engine) return Object.keys(words).map((name) => [name])[0]
    try {
      overlay(part, engine, allNames, { ...found, words })
    } catch (error) {
      if (error instanceof UnfitWords) return error.path
      throw error
    }
    return undefined
  }

  function move(path: readonly string[]) {
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
  }
}

/** All texts and lists in a part of a file, with their paths. */
function textsIn(node: unknown, path: readonly string[]): [path: readonly string[], node: unknown][] {
  if (!isMap(node)) return [[path, node]]
  return node.items.flatMap(({ key, value }) => textsIn(value, [...path, String(key)]))
}
