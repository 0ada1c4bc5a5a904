import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Article, Where } from './articles.ts'

/** No field, heading or paragraph begins with TODO:, as those of `npm run article` do. */
export function unfinished(articles: readonly Article[]) {
  for (const { head, tree, report } of articles) {
    const places: Where[] = Object.entries(head)
      .filter(([, value]) => [value].flat().some(isUnfinished))
      .map(([field]) => field)
    visit(tree, ['heading', 'paragraph'], (node) => {
      if (isUnfinished(textOf(node))) places.push(node)
    })
    for (const place of places) report(place, 'still says TODO: write what belongs here')
  }
}

const isUnfinished = (value: unknown) => typeof value === 'string' && value.startsWith('TODO:')
