/**
 * `npm run missing-words -- de`: writes the English sentences that engine/languages/de.json lacks into it, with nothing beside them,
 * for whoever translates them. A sentence without words is read in English.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { catalogueFile, loadAllWords } from '../engine/check/engine-words.ts'
import { endWith, OwnerError } from '../engine/core/base/owner-error.ts'
import { missingSentences } from '../engine/core/text/catalogue.ts'

try {
  const [language = ''] = process.argv.slice(2)
  await loadAllWords()
  const missing = missingSentences(language)
  if (!missing)
    throw new OwnerError(
      `the engine has no catalogue called "${language}": name one of engine/core/text/language.ts`,
    )
  const file = catalogueFile(language)
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  for (const sentence of missing) catalogue[sentence] = ''
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`)
  console.log(`${file}: ${missing.length} of ${Object.keys(catalogue).length} sentences are to be translated`)
} catch (error) {
  endWith(error)
}
