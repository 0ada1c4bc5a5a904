import { visit } from 'unist-util-visit'
import { namesOfFacts } from '../../content/article-files.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

/** Names in braces in the text are names of facts. */
export function names(articles: readonly Article[], report: Report) {
  const knownFacts = Object.keys(namesOfFacts).map((fact) => `{${fact}}`)
  for (const { file, tree, lineOf } of articles)
    visit(tree, 'text', (node) => {
      for (const [name] of node.value.matchAll(/\{\w+\}/g))
        report(file, lineOf(node), `${name} is no fact: write ${knownFacts.join(' or ')}`)
    })
}
