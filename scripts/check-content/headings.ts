import type { Heading } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'

/** The title is the only heading of level 1; below it no level is left out, and no two headings say the same. */
export function headings(articles: readonly Article[]): Finding[] {
  return articles.flatMap(({ file, tree, lineOf }) => {
    const findings: Finding[] = []
    const said = new Set<string>()
    let above = 1
    visit(tree, 'heading', (node) => {
      const text = textOf(node)
      const add = (what: string) => findings.push({ file, line: lineOf(node), what })
      if (node.depth === 1) add('a heading of level 1 is the title, from the front matter: begin with ##')
      else if (node.depth > above + 1)
        add(
          `"${text}" leaves out a level: write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(node.depth)}`,
        )
      if (!text.trim()) add('a heading without words: write some, or remove it')
      if (said.has(text)) add(`"${text}" stands above already: two headings need two names for their anchors`)
      said.add(text)
      above = node.depth
    })
    return findings
  })
}

function textOf(heading: Heading): string {
  let text = ''
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value
  })
  return text
}
