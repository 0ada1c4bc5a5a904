import { languages } from '../core/site/languages.ts'
import { missingSentences } from '../core/text/catalogue.ts'
import type { Article } from './articles.ts'
import { catalogueFile, loadAllWords } from './engine-words.ts'
import type { Report } from './finding.ts'

/** Every sentence of the engine is there in each language of the site. */
export async function untranslated(_: readonly Article[], report: Report) {
  if (!languages.some(missingSentences)) return
  await loadAllWords()
  for (const language of languages) {
    const [first, ...more] = missingSentences(language) ?? []
    if (first)
      report(
        catalogueFile(language),
        1,
        `"${first}" and ${more.length} more are read in English: npm run missing-words -- ${language} writes them there, to be translated`,
      )
  }
}
