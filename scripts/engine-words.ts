import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineWords } from '../content/site/overlay.ts'

/** All words that an owner may say otherwise, by the name of their file: each module adds its own when it is loaded. */
export async function readEngineWords() {
  for (const file of globSync('{app,content,server}/**/*.words.ts'))
    await import(pathToFileURL(resolve(file)).href)
  return engineWords
}
