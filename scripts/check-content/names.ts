import { namesOfFacts } from '../../content/fact-names.ts'
import { unknownNames } from '../../content/facts-in-markdown.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

/** Names in braces in the text are names of facts. */
export function names(articles: readonly Article[], report: Report) {
  const known = [...namesOfFacts.keys()].map((fact) => `{${fact}}`).join(' or ')
  for (const { file, written, firstLine } of articles)
    for (const { name, line } of unknownNames(written))
      report(
        file,
        line + firstLine - 1,
        `${name} is no fact: write ${known}, or \\${name} where the braces belong to the text`,
      )
}
