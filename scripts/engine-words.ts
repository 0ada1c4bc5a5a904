import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineWords } from '../engine/core/site/overlay.ts'

const engine = resolve(import.meta.dirname, '..')

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
