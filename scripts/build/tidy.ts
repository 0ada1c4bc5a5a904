import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

const tidier = unified()
  .use(rehypeParse)
  .use(() => slimIcons)
  .use(() => dropComments)
  .use(rehypeStringify, {
    allowDangerousCharacters: false,
    closeSelfClosing: false,
    upperDoctype: true,
    collapseEmptyAttributes: true,
    quoteSmart: false,
    characterReferences: { omitOptionalSemicolons: false, useNamedReferences: true },
  })

/** Icons name their namespace, which HTML knows, and bring classes that no style asks for. */
function slimIcons(page: Root) {
  visit(page, { tagName: 'svg' }, ({ properties }) => {
    delete properties.xmlns
    const classes = [properties.className ?? []].flat().filter((name) => !`${name}`.startsWith('lucide'))
    properties.className = classes.length > 0 ? classes.map(String) : undefined
  })
}

/** React's marks between texts, which only the parts that come alive need. */
function dropComments(page: Root) {
  visit(page, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'live-part') return SKIP
    if (node.type !== 'comment' || index === undefined) return
    parent?.children.splice(index, 1)
    return index
  })
}

/**
 * Writes a page as HTML wants it: React leaves attributes in its own capitals and closes elements that have no end.
 * What a browser makes of the page stays the same.
 */
export const tidy = (html: string): string => String(tidier.processSync(html))
