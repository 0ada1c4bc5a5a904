import { basename, relative } from 'node:path'
import { filesIn } from '../core/site/files.ts'
import { siteFolder } from '../core/site/folder.ts'
import { schemasWith } from '../core/site/schemas.ts'
import { site } from '../core/site/site.ts'
import type { Article } from './articles.ts'
import { readEngineWords } from './engine-words.ts'
import type { Report } from './finding.ts'

/** Every YAML file of the owner is one that something reads: one of a kind, or named after words of the engine. */
export async function unreadFiles(_: readonly Article[], report: Report) {
  const engineWords = await readEngineWords()
  const schemas = schemasWith(site)
  for (const path of filesIn(siteFolder)) {
    const file = relative(siteFolder, path)
    if (!/\.ya?ml$/.test(file) || /^(public|words\/unused)\//.test(file)) continue
    const isOfWords = file.startsWith('words/') && file.endsWith('.yaml')
    if (isOfWords && !engineWords.has(basename(file, '.yaml')))
      report(
        path,
        1,
        `no words are called so: name it after one of ${[...engineWords.keys()].sort().join(', ')}`,
      )
    else if (!isOfWords && !schemas.has(file.replace(/\/[^/]+(?=\/)/, '')))
      report(path, 1, 'nothing reads this file: mend its name, or remove it')
  }
}
