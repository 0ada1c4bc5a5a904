/** A piece of a page: text, or an element with what stands in it. */
export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  name: string
  attributes: Record<string, string>
  children: HtmlNode[]
}

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const token =
  /<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi

/**
 * Reads the HTML that React wrote, which is regular: every attribute is quoted, every element closed.
 * Comments and scripts are left out. No parser for HTML of others.
 */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const [all, slash, tag, attributes = ''] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (!tag) {
      if (!all.startsWith('<')) parent.children.push(decoded(all))
    } else if (slash) {
      open.pop()
    } else {
      const element = { name: tag.toLowerCase(), attributes: readAttributes(attributes), children: [] }
      parent.children.push(element)
      if (!empty.has(element.name) && !all.endsWith('/>')) open.push(element)
    }
  }
  return root.children
}

const readAttributes = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  )

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** Text with its character references resolved. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (all, hex, decimal, name) =>
    name ? (names[name] ?? all) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
