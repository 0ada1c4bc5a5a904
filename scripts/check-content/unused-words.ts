import { wordsFile } from '../../content/site/words-file.ts'
import { readEngineWords } from '../engine-words.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

/** Each file of the owner's words is named after words of the engine; these refuse what they do not have. */
export async function unusedWords(_: readonly Article[], report: Report) {
  const engineWords = await readEngineWords()
  for (const [part, own] of Object.entries(wordsFile))
    if (own && !engineWords.has(part))
      report(
        own.file,
        1,
        `no words are called ${part}: name it after one of ${[...engineWords.keys()].sort().join(', ')}`,
      )
}
