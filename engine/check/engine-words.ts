import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineFolder } from '../core/base/engine-folder.ts'
import { engineWords } from '../core/site/overlay.ts'

/** What lies below the folder of the engine and is none of its modules. */
const exclude = ['bundles/**', 'node_modules/**']

/** The modules with words, from the root of the file system: sources, or what a package has of them. */
export const wordsModules = (): string[] =>
  globSync('**/*.words.{ts,js}', { cwd: engineFolder, exclude })
    .toSorted()
    .map((file) => join(engineFolder, file))

/** All words that an owner may say otherwise, by the name of their file: each module adds its own when it is loaded. */
export async function readEngineWords() {
  for (const file of wordsModules()) await import(pathToFileURL(file).href)
  return engineWords
}

/** Where the words of a further language stand. */
export const catalogueFile = (language: string): string => join(engineFolder, `languages/${language}.json`)

/** Loads every module with words, so that each asks the catalogues for its sentences. */
export async function loadAllWords() {
  for (const file of globSync('**/*.{ts,js}', { cwd: engineFolder, exclude: [...exclude, '**/*.test.*'] }))
    if (/\b(?:bilingual|withCatalogues|siteWords)\(/.test(readFileSync(join(engineFolder, file), 'utf8')))
      await import(pathToFileURL(join(engineFolder, file)).href)
}
