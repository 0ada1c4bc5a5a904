import { unknownNames } from '../core/articles/facts-in-markdown.ts'
import { articleNames } from '../core/site/fact-names.ts'
import type { Article } from './articles.ts'

/** Names in braces in the text are names of facts. */
export function names(articles: readonly Article[]) {
  const known = [...articleNames.keys()].map((fact) => `{${fact}}`).join(' or ')
  for (const { written, report } of articles)
    for (const { name, line } of unknownNames(written))
      report(line, `${name} is no fact: write ${known}, or \\${name} where the braces belong to the text`)
}
