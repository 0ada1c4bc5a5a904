import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

/** No field, heading or paragraph begins with TODO:, as those of `npm run article` do. */
export function unfinished(articles: readonly Article[], report: Report) {
  for (const { file, head, tree, lineOf } of articles) {
    const lines = Object.entries(head)
      .filter(([, value]) => [value].flat().some(isUnfinished))
      .map(([field]) => lineOf(field))
    visit(tree, ['heading', 'paragraph'], (node) => {
      if (isUnfinished(textOf(node))) lines.push(lineOf(node))
    })
    for (const line of lines) report(file, line, 'still says TODO: write what belongs here')
  }
}

const isUnfinished = (value: unknown) => typeof value === 'string' && value.startsWith('TODO:')
