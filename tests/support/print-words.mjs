/**
 * Prints the engine's words in the current folder as JSON, by the names of their files, with names in braces for what a text
 * takes in. It reads any version since there are words of the owner.
 */
import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const load = (file) => import(pathToFileURL(resolve(file)).href)
const overlays = ['engine/core/site/overlay.ts', 'content/site/overlay.ts']
const { engineWords } = await load(overlays.find(existsSync))
for (const file of globSync('{engine,app,content,server}/**/*.words.ts')) await load(file)
console.log(JSON.stringify(Object.fromEntries([...engineWords].map(([part, words]) => [part, said(words)]))))

function said(words) {
  if (typeof words === 'function') return textOf(words)
  if (Array.isArray(words)) return words.map(said)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, said(one)]))
}

/** Every name that a text takes in has to stand in the owner's. */
function textOf(words) {
  const names = (/^(?:\(([^)]*)\)|(\w+)) =>/.exec(String(words))?.slice(1).join('') ?? '').match(/\w+/g) ?? []
  const inBraces = names.map((name) => `{${name}}`)
  try {
    const text = String(words(...inBraces))
    return [text, ...inBraces.filter((name) => !text.includes(name))].join(' ')
  } catch {
    return inBraces.join(' ')
  }
}
