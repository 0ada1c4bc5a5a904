import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineWords } from '../core/site/overlay.ts'

const engine = resolve(import.meta.dirname, '../..')

/** The modules with words, from the root of the file system: sources, or what a package has of them. */
export const wordsModules = (): string[] =>
  globSync('engine/**/*.words.{ts,js}', { cwd: engine })
    .toSorted()
    .map((file) => join(engine, file))

/** All words that an owner may say otherwise, by the name of their file: each module adds its own when it is loaded. */
export async function readEngineWords() {
  for (const file of wordsModules()) await import(pathToFileURL(file).href)
  return engineWords
}

/** Where the words of a further language stand. */
export const catalogueFile = (language: string): string => join(engine, `engine/languages/${language}.json`)

/** Loads every module with words, so that each asks the catalogues for its sentences. */
export async function loadAllWords() {
  for (const file of globSync('engine/**/*.{ts,js}', { cwd: engine, exclude: ['**/*.test.*'] }))
    if (/\b(?:bilingual|withCatalogues|siteWords)\(/.test(readFileSync(join(engine, file), 'utf8')))
      await import(pathToFileURL(join(engine, file)).href)
}
