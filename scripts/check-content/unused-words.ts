import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineWords } from '../../content/site/overlay.ts'
import { wordsFile } from '../../content/site/words-file.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

/** Each file of the owner's words is named after words of the engine; these refuse what they do not have. */
export async function unusedWords(_: readonly Article[], report: Report) {
  for (const file of globSync('{app,content,server}/**/*.words.ts'))
    await import(pathToFileURL(resolve(file)).href)
  for (const [part, own] of Object.entries(wordsFile))
    if (own && !engineWords.has(part))
      report(
        own.file,
        1,
        `no words are called ${part}: name it after one of ${[...engineWords.keys()].sort().join(', ')}`,
      )
}
