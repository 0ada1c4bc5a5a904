/** What Markdown drops without a word, or takes for something else than its author. */
import type { Root as HtmlTree } from 'hast'
import type { Code, Definition, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { LeftOut } from './safe-html.ts'

/** What stands in the Markdown and in nothing of the HTML that it becomes, and code without an end. */
export function lostMarkdown(tree: Root, html: HtmlTree, markdown: string): LeftOut[] {
  const shown = new Set<number | undefined>()
  visit(html, ({ position }) => {
    shown.add(position?.start.offset)
  })
  const lost = new Map<string, LeftOut>()
  const tell = (node: Nodes, what: string) => {
    const line = node.position?.start.line ?? 1
    lost.set(`${line} ${what}`, { line, what })
  }
  const look = (node: Nodes, reason: string | undefined) => {
    if (node.type === 'definition') return
    if (node.type === 'code' && isOpen(node, markdown))
      tell(node, 'code without an end takes in what follows: write a line of ``` below it')
    if (!('children' in node)) {
      const { start, end } = node.position ?? {}
      const text = markdown.slice(start?.offset, end?.offset).slice(0, 40)
      if (!shown.has(start?.offset)) tell(node, reason ?? `${text} is not shown: write it in another way`)
      return
    }
    for (const child of node.children) look(child, reasonWithin(node) ?? reason)
  }
  look(tree, undefined)
  for (const [definition, what] of uselessDefinitions(tree)) tell(definition, what)
  return [...lost.values()]
}

/** Why what is in a node may not be shown. */
function reasonWithin(node: Nodes): string | undefined {
  if (node.type === 'tableRow')
    return 'a row with more cells than the head of its table, which are not shown: write \\| for a bar in a cell, also in code'
  if (node.type === 'footnoteDefinition')
    return `[^${node.label}]: is not shown: write [^${node.label}] in the text that it belongs to, and one footnote of this name`
  return undefined
}

/** Whether a block of code has the line that begins it, and none that ends it. */
function isOpen({ position }: Code, markdown: string): boolean {
  const [first = '', ...others] = markdown.slice(position?.start.offset, position?.end.offset).split('\n')
  return /^(`{3,}|~{3,})/.test(first) && !/^[\s>]*(`{3,}|~{3,})\s*$/.test(others.at(-1) ?? '')
}

/** Addresses that nothing names, or that have the name of one above. */
function uselessDefinitions(tree: Root): [Definition, string][] {
  const used = new Set<string>()
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) used.add(node.identifier)
  })
  const found: [Definition, string][] = []
  const defined = new Set<string>()
  visit(tree, 'definition', (node) => {
    const { identifier, label, url } = node
    if (defined.has(identifier)) found.push([node, `[${label}]: stands above already: remove one`])
    // An address of # or of nothing is the usual way to write a comment.
    else if (!used.has(identifier) && url.replace('#', ''))
      found.push([node, `[${label}]: is used nowhere: write [words][${label}] in the text, or remove it`])
    defined.add(identifier)
  })
  return found
}
