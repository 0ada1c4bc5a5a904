import type { Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { htmlStyle } from '../../content/html-style.ts'

const processor = unified()
  .use(rehypeParse)
  .use(() => removeComments)
  .use(() => expectOpening)
  .use(() => simplifyIcons)
  .use(rehypeStringify, htmlStyle)

/** React separates texts by comments, which only hydration needs: so they stay inside islands. */
function removeComments(page: Root) {
  visit(page, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'client-island') return SKIP
    if (node.type !== 'comment' || !parent || index === undefined) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** Icons of lucide carry a namespace, which HTML knows, and class names that no style asks for. */
function simplifyIcons(page: Root) {
  visit(page, 'element', ({ tagName, properties }) => {
    if (tagName !== 'svg') return
    properties.xmlns = undefined
    const names = [properties.className ?? []].flat().map(String)
    const own = names.filter((name) => !name.startsWith('lucide'))
    properties.className = own.length > 0 ? own : undefined
  })
}

/**
 * Lets the first paint wait (`rel="expect"`) until the opening of the page and the first section after it have been read,
 * so that they do not move as the rest of the page arrives. An article is long: of it only what stands above its text.
 */
function expectOpening(page: Root) {
  const link = select('link[rel=expect]', page)
  const laterSections = select('main article', page) ? [] : selectAll('main section', page).slice(1)
  const headings = [...laterSections, select('main', page)].map((part) => part && select('h2, h3', part))
  const heading = headings.find((candidate) => candidate !== undefined)
  if (!link || !heading) return
  heading.properties.id ??= 'after-opening'
  link.properties.href = `#${heading.properties.id}`
}

/**
 * Writes a rendered page as plain HTML: attributes in the lower case of HTML instead of React's own (`srcSet`), no end
 * tags for elements that have none, no comments of React outside of islands, and a first paint that waits for the opening.
 */
export const postprocessHtml = (html: string): string => String(processor.processSync(html))
