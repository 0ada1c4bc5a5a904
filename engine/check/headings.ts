import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Article } from './articles.ts'

/** The title is the only heading of level 1; below it no level is left out, and no two headings are the same. */
export function headings(articles: readonly Article[]) {
  for (const { tree, report } of articles) {
    const texts = new Set<string>()
    let previousDepth = 1
    visit(tree, 'heading', (node) => {
      const text = textOf(node)
      const expected = '#'.repeat(previousDepth + 1)
      if (node.depth === 1)
        report(node, 'a heading of level 1 is the title, from the front matter: begin with ##')
      else if (node.depth > expected.length)
        report(node, `"${text}" leaves out a level: write ${expected} instead of ${'#'.repeat(node.depth)}`)
      if (!text.trim()) report(node, 'a heading without words: write some, or remove it')
      if (texts.has(text))
        report(node, `"${text}" is above already: two headings need two names for their anchors`)
      texts.add(text)
      previousDepth = node.depth
    })
  }
}
