/**
 * `npm run check:content`: reads every article and the words of every page, and says all that is wrong at once, each as
 * `file:line: what, and how to mend it`. What is left to do in a draft is counted only, and does not fail;
 * `npm run check:content -- FOLDER` says it.
 */
import { basename, dirname } from 'node:path'
import { readArticles } from './check-content/articles.ts'
import { type Finding, inOrder, printed } from './check-content/finding.ts'
import { rules } from './check-content/rules.ts'

const { articles, drafts, findings } = readArticles()
for (const rule of rules) findings.push(...(await rule(articles)))

const named = process.argv.slice(2).map((given) => basename(given))
const isInDraft = ({ file }: Finding) => drafts.has(dirname(file))
const isWaiting = (finding: Finding) => isInDraft(finding) && !named.includes(basename(dirname(finding.file)))

for (const finding of inOrder(findings)) if (!isWaiting(finding)) console.error(printed(finding))
for (const draft of drafts) {
  const count = findings.filter((finding) => dirname(finding.file) === draft).length
  console.log(`${draft} is a draft with ${count} things to do: npm run check:content -- ${basename(draft)}`)
}
const failed = findings.filter((finding) => !isInDraft(finding))
if (failed.length > 0) {
  console.error(`\n${failed.length} to mend`)
  process.exit(1)
}
console.log(`The content is in order: ${articles.length} articles and the words of every page`)
