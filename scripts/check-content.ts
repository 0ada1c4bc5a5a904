/**
 * `npm run check:content`: checks every article and the words of every page, and prints all errors as
 * `file:line: what is wrong, and how to correct it`. Findings in drafts are only counted and do not fail;
 * `npm run check:content -- FOLDER` prints them.
 */
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { addresses } from './check-content/addresses.ts'
import { readArticles } from './check-content/articles.ts'
import { dates } from './check-content/dates.ts'
import { isForThePublic, leftToDo } from './check-content/example.ts'
import { typedFacts } from './check-content/facts.ts'
import type { Finding, Report } from './check-content/finding.ts'
import { headings } from './check-content/headings.ts'
import { language } from './check-content/language.ts'
import { lengths } from './check-content/lengths.ts'
import { links } from './check-content/links.ts'
import { names } from './check-content/names.ts'
import { parity } from './check-content/parity.ts'
import { pictures } from './check-content/pictures.ts'
import { promises } from './check-content/promises.ts'
import { snippets } from './check-content/snippets.ts'
import { unfinished } from './check-content/unfinished.ts'
import { unshown } from './check-content/unshown.ts'
import { unusedWords } from './check-content/unused-words.ts'

const rules = [
  addresses,
  dates,
  headings,
  language,
  lengths,
  links,
  names,
  parity,
  pictures,
  promises,
  snippets,
  typedFacts,
  unfinished,
  unshown,
  unusedWords,
]

if (existsSync('.env')) process.loadEnvFile('.env')
const findings: Finding[] = []
const report: Report = (file, line, message) => findings.push({ file, line, message })
const { articles, drafts } = readArticles(report)
for (const rule of rules) await rule(articles, report)
findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message))

const namedFolders = process.argv.slice(2).map((path) => basename(path))
const failures = findings.filter(({ file }) => !drafts.has(dirname(file)))
for (const { file, line, message } of findings) {
  const folder = dirname(file)
  if (!drafts.has(folder) || namedFolders.includes(basename(folder)))
    console.error(`${file}:${line}: ${message}`)
}
for (const draft of drafts) {
  const count = findings.filter(({ file }) => dirname(file) === draft).length
  console.log(`${draft} is a draft with ${count} things to do: npm run check:content -- ${basename(draft)}`)
}
const leftovers = isForThePublic() ? leftToDo() : []
if (leftovers.length > 0) console.log('Left to do:')
for (const { file, line, message, isLaw } of leftovers) {
  if (isLaw) console.warn(`  warning: ${file}:${line}: ${message}`)
  else console.log(`  ${file}:${line}: ${message}`)
}
if (failures.length > 0) {
  console.error(`\n${failures.length} to fix`)
  process.exit(1)
}
console.log(`The content is in order: ${articles.length} articles and the words of every page`)
