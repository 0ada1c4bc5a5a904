/**
 * `npm run check:content`: reads every article and the words of every page, and says all that is wrong at once, each as
 * `file:line: what, and how to mend it`. What is wrong in a draft is said, but does not fail.
 */
import { dirname } from 'node:path'
import { readArticles } from './check-content/articles.ts'
import { inOrder, printed } from './check-content/finding.ts'
import { rules } from './check-content/rules.ts'

const { articles, drafts, findings } = readArticles()
for (const rule of rules) findings.push(...(await rule(articles)))

const isInDraft = ({ file }: { file: string }) => drafts.has(dirname(file))
for (const finding of inOrder(findings)) {
  console.error(isInDraft(finding) ? `in a draft: ${printed(finding)}` : printed(finding))
}
const failed = findings.filter((finding) => !isInDraft(finding))
if (failed.length > 0) {
  console.error(`\n${failed.length} to mend`)
  process.exit(1)
}
console.log(`The content is in order: ${articles.length} articles and the words of every page`)
