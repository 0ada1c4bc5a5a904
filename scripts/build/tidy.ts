import type { Element, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'

const tidier = unified()
  .use(rehypeParse)
  .use(() => slimIcons)
  .use(() => dropComments)
  .use(() => showTopWhole)
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
 * A slow phone would show the top of a page while it reads it, and move what it has shown as more comes. The page waits
 * for its opening and the first section after it, which is in view too; of an article for its cover. It waits for the
 * first words that follow: an element that is read at once, because some browsers wait for its end.
 */
function showTopWhole(page: Root) {
  const top = topOf(page.children)
  let isPast = false
  visit(page, 'element', (node) => {
    if (top.includes(node)) {
      isPast = true
      return SKIP
    }
    if (!isPast || !/^(h[23]|p)$/.test(node.tagName)) return
    node.properties.id ??= 'after-top'
    waitFor(`${node.properties.id}`, page)
    return EXIT
  })
}

function waitFor(id: string, page: Root) {
  visit(page, { tagName: 'link' }, ({ properties }) => {
    if ([properties.rel].flat().includes('expect')) properties.href = `#${id}`
  })
}

/** The part of a page that its main heading stands in, and those after it until the first section is whole. */
function topOf(content: readonly RootContent[]): Element[] {
  const parts = content.filter((part) => part.type === 'element')
  const at = parts.findIndex(holdsMainHeading)
  const opening = parts[at]
  if (!opening) return []
  if (/^(html|body|main|article)$/.test(opening.tagName)) return topOf(opening.children)
  const section = parts.findIndex(({ tagName }, index) => index > at && tagName === 'section')
  return parts.slice(at, (section < 0 ? at + 1 : section) + 1)
}

function holdsMainHeading(part: Element): boolean {
  let isFound = false
  visit(part, { tagName: 'h1' }, () => {
    isFound = true
    return EXIT
  })
  return isFound
}

/**
 * Writes a page as HTML wants it: React leaves attributes in its own capitals and closes elements that have no end.
 * What a browser makes of the page stays the same, but that it shows its top whole.
 */
export const tidy = (html: string): string => String(tidier.processSync(html))
