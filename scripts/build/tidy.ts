import type { Element, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { besideWritten, htmlStyle } from '../../content/html-style.ts'

const tidier = unified()
  .use(rehypeParse)
  .use(() => (page: Root) => slim(page))
  .use(() => showTopWhole)
  .use(rehypeStringify, htmlStyle)

/**
 * Leaves out what only React needs: its marks between texts, except in parts that come alive, and the value of data
 * attributes that only are there. Icons lose the name of their namespace, which HTML knows, and classes that no style
 * asks for.
 */
function slim(parent: Root | Element, isLive = false) {
  if (!isLive) dropComments(parent.children)
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'svg') slimIcon(child)
    for (const name in child.properties)
      if (name.startsWith('data') && child.properties[name] === 'true') child.properties[name] = ''
    slim(child, isLive || child.tagName === 'live-part')
  }
}

function dropComments(nodes: RootContent[]) {
  for (let at = nodes.length - 1; at >= 0; at--) if (nodes[at]?.type === 'comment') nodes.splice(at, 1)
}

function slimIcon({ properties }: Element) {
  delete properties.xmlns
  const classes = [properties.className ?? []].flat().filter((name) => !`${name}`.startsWith('lucide'))
  properties.className = classes.length > 0 ? classes.map(String) : undefined
}

/**
 * A slow phone would show the top of a page while it reads it, and move what it has shown as more comes. The page waits
 * for its opening and the first section after it, which is in view too; of an article for its cover. It waits for the
 * first words that follow: an element that is read at once, because some browsers wait for its end.
 */
function showTopWhole(page: Root) {
  const top = topOf(page.children)
  let isPast = false
  const words = first(page, (element) => {
    if (top.includes(element)) {
      isPast = true
      return 'not in here'
    }
    return isPast && /^(h[23]|p)$/.test(element.tagName)
  })
  const expected = first(page, isExpectation)
  if (!words || !expected) return
  words.properties.id ??= 'after-top'
  expected.properties.href = `#${words.properties.id}`
}

const isExpectation = ({ tagName, properties }: Element) =>
  tagName === 'link' && [properties.rel].flat().includes('expect')

/**
 * The first element that passes a test, in the order of the page. A library's way through a tree takes five times as
 * long, and a site may have thousands of pages.
 */
function first(
  { children }: Root | Element,
  passes: (element: Element) => boolean | 'not in here',
): Element | undefined {
  for (const child of children) {
    if (child.type !== 'element') continue
    const verdict = passes(child)
    const found = verdict === true ? child : verdict === false ? first(child, passes) : undefined
    if (found) return found
  }
  return undefined
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

const isMainHeading = ({ tagName }: Element) => tagName === 'h1'

const holdsMainHeading = (part: Element) => isMainHeading(part) || first(part, isMainHeading) !== undefined

/**
 * Writes a page as HTML wants it: React leaves attributes in its own capitals and closes elements that have no end.
 * What a browser makes of the page stays the same, but that it shows its top whole.
 */
export const tidy = (html: string): string => besideWritten(html, (rest) => String(tidier.processSync(rest)))
