/** Holds every article and the words of every page to the rules, and prints what does not keep them. Loaded once the site can be read. */
import { basename, dirname } from 'node:path'
import { countOf, officeWords } from '../core/terminal/office-words.server.ts'
import { fill } from '../core/text/sentence.ts'
import { addresses } from './addresses.ts'
import { readArticles } from './articles.ts'
import { dates } from './dates.ts'
import { isForThePublic, leftToDo } from './example.ts'
import { typedFacts } from './facts.ts'
import type { Finding, Report } from './finding.ts'
import { goneAddresses } from './gone-addresses.ts'
import { headings } from './headings.ts'
import { language } from './language.ts'
import { lengths } from './lengths.ts'
import { links } from './links.ts'
import { names } from './names.ts'
import { ownStyles } from './own-styles.ts'
import { parity } from './parity.ts'
import { pictures } from './pictures.ts'
import { snippets } from './snippets.ts'
import { unfinished } from './unfinished.ts'
import { unreadFiles } from './unread-files.ts'
import { unshown } from './unshown.ts'
import { untranslated } from './untranslated.ts'

const rules = [
  addresses,
  dates,
  headings,
  language,
  lengths,
  links,
  names,
  ownStyles,
  parity,
  pictures,
  snippets,
  typedFacts,
  unfinished,
  unshown,
  untranslated,
  unreadFiles,
]

const t = officeWords().check

const findings: Finding[] = []
const report: Report = (file, line, message) => findings.push({ file, line, message })
const { articles, drafts } = await readArticles(report)
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
  console.log(fill(t.draft, { draft, count, folder: basename(draft) }))
}
for (const { file, line, message } of goneAddresses(articles))
  console.warn(`warning: ${file}:${line}: ${message}`)
const leftovers = isForThePublic() ? leftToDo() : []
if (leftovers.length > 0) console.log(t.left)
for (const { file, line, message, isLaw } of leftovers) {
  if (isLaw) console.warn(`  warning: ${file}:${line}: ${message}`)
  else console.log(`  ${file}:${line}: ${message}`)
}
if (failures.length > 0) {
  console.error(`\n${fill(t.toFix, { count: failures.length })}`)
  process.exit(1)
}
const { length } = articles.filter(({ isOwnPage }) => !isOwnPage)
console.log(fill(t.inOrder, { articles: countOf(length, 'article') }))
