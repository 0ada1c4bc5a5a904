import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { htmlStyle } from '../core/markdown/html-style.ts'
import { type ShortNames, shortenPage } from './short-names.ts'

const processor = unified()
  .use(rehypeParse)
  .use(() => removeComments)
  .use(() => expectOpening)
  .use(() => simplifyIcons)
  .use(() => keepWhole)
  .use(() => endOpening)
  .use(rehypeStringify, htmlStyle)

/** React separates texts by comments, which only the hydration of islands needs. */
function removeComments(page: Root) {
  visit(page, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'client-island') return SKIP
    if (node.type !== 'comment' || !parent || index === undefined) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** Removes the namespace of lucide's icons, which HTML does not need, and class names without styles. */
function simplifyIcons(page: Root) {
  visit(page, 'element', ({ tagName, properties }) => {
    if (tagName !== 'svg') return
    properties.xmlns = undefined
    const names = [properties.className ?? []].flat().map(String)
    const own = names.filter((name) => !name.startsWith('lucide'))
    properties.className = own.length > 0 ? own : undefined
  })
}

/** The space between a figure and its unit, or between a currency or `kl.` and its figure. */
const spaceOfAmount = new RegExp(
  `(?<=\\d) (?=(?:${[
    'kr|SEK|EUR|%|[kMG]B|ms|s|h|km|px|min',
    'minut(?:er|es?)?|hours?|timm(?:e|ar)|days?|dag(?:ar)?|weeks?|veck(?:a|or)|months?|månad(?:er)?|years?|år',
  ].join('|')})(?![\\p{L}\\p{N}]))|(?<=(?<!\\p{L})(?:SEK|EUR|kl\\.?)) (?=\\d)`,
  'gu',
)

/** From a figure to another one, with the unit of an amount: `2–4 weeks`, `SEK 50–300`, `09:00–18:00`. */
const range = /(?:[\p{L}.]+\u00a0)?\d[\d.,:\u00a0]*–\d[\d.,:]*(?:\u00a0[\p{L}%]+)*/u

/** A word with a hyphen after at most six letters, as in e-mail and client-rendered, and an option after its command, as in nginx -t. */
const shortWord =
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}]{1,6}-[\p{L}\p{N}]{1,12}|\S{1,8} -\p{L})(?![\p{L}\p{N}-])/u

/** A word whose beginning, alone at the end of a line, would be a single letter. */
const shortestWord = /(?<![\p{L}\p{N}-])\p{L}-\p{L}/u

/** In a group, so that `split` keeps it. */
const wholeInText = new RegExp(`(${shortWord.source}|${range.source})`, 'u')
const wholeInRow = new RegExp(`${shortestWord.source}|${range.source}`, 'u')

/**
 * Keeps amounts, ranges and short words with a hyphen on one line, for browsers break after every hyphen and dash. By a
 * style, because a hyphen that does not break is another letter to who searches the page or copies from it.
 */
function keepWhole(page: Root) {
  visit(page, 'element', (node) => {
    if (/^(?:client-island|pre|svg)$/.test(node.tagName)) return SKIP
    if (node.properties.className === wholeClass) return SKIP
    const mayBeRow = /^(?:a|div|li|span)$/.test(node.tagName)
    if (!mayBeRow && !/^(?:h[1-4]|p|dd|dt|t[dh]|em|small|strong|figcaption)$/.test(node.tagName)) return
    node.children = node.children.flatMap((child) => {
      if (child.type !== 'text') return [child]
      child.value = child.value.replace(spaceOfAmount, '\u00a0')
      if (!(mayBeRow ? wholeInRow : wholeInText).test(child.value)) return [child]
      const parts = child.value.split(wholeInText).filter(Boolean).map(asWhole)
      // Without another element, where it is all that there is, such as the hours of a day.
      const [only] = parts
      if (
        parts.length === 1 &&
        only?.type === 'element' &&
        node.children.length === 1 &&
        !node.properties.className
      ) {
        node.properties.className = wholeClass
        return [child]
      }
      // The text of a row is one item of it, and must stay in one piece.
      return mayBeRow && parts.length > 1 ? [span({}, parts)] : parts
    })
  })
}

/** Also tells what this has made. */
const wholeClass = ['whole']

const asWhole = (value: string): ElementContent =>
  wholeInText.test(value)
    ? span({ className: wholeClass }, [{ type: 'text', value }])
    : { type: 'text', value }

const span = (properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
})

/** The elements of a tree in their order: `hast-util-select` takes ten times as long. */
function elementsIn(tree: Root | Element): Element[] {
  const elements: Element[] = []
  visit(tree, 'element', (element) => void elements.push(element))
  return elements
}

const findElement = (tree: Root | Element, name: RegExp): Element | undefined =>
  elementsIn(tree).find(({ tagName }) => name.test(tagName))

/** The parts of a page; those without a heading of their own are no `section` (engine/design/components/section.tsx). */
const sectionsOf = (main: Element): Element[] =>
  main.children
    .filter((child) => child.type === 'element')
    .flatMap(elementsIn)
    .filter(({ tagName, properties }) => tagName === 'section' || properties.dataTone !== undefined)

/**
 * Delays the first paint (`rel="expect"`) until the top of the page and the first section after it are parsed, so that
 * they do not shift when the rest arrives. In an article, which is long, only the part above its text.
 */
function expectOpening(page: Root) {
  const link = elementsIn(page).find(({ properties }) => String(properties.rel) === 'expect')
  const main = findElement(page, /^main$/)
  if (!link || !main) return
  const laterSections = findElement(main, /^article$/) ? [] : sectionsOf(main).slice(1)
  const headings = [...laterSections, main].map((part) => findElement(part, /^h[23]$/))
  const heading = headings.find((candidate) => candidate !== undefined)
  if (!heading) return
  heading.properties.id ??= 'after-opening'
  link.properties.href = `#${heading.properties.id}`
}

/** Stands where the file of further styles is linked. */
const endOfOpening = '<end-of-opening></end-of-opening>'

/** Marks where the first view surely ends: at the end of what stands before the third section, or before the footer. */
function endOpening(page: Root) {
  const main = findElement(page, /^main$/)
  const [first, , third] = main ? sectionsOf(main) : []
  visit(page, 'element', (node, index, parent) => {
    if (index === undefined || parent?.type !== 'element') return
    const isThird = parent.tagName === 'main' && contains(node, third) && !contains(node, first)
    if (!isThird && !(node.tagName === 'footer' && parent.tagName === 'body')) return
    const mark: Element = { type: 'element', tagName: 'end-of-opening', properties: {}, children: [] }
    const before = parent.children[index - 1]
    // Inside of it: what follows stays its neighbor to the styles (`+`).
    if (isThird && before?.type === 'element') before.children.push(mark)
    else parent.children.splice(index, 0, mark)
    return EXIT
  })
}

const contains = (element: Element, other: Element | undefined): boolean =>
  element === other || element.children.some((child) => child.type === 'element' && contains(child, other))

/**
 * Turns a rendered page into plain HTML: attributes in lower case instead of React's (`srcSet`), no end tags of void
 * elements, no comments of React outside of islands, and a first paint that waits for the top of the page. Returns what
 * the first view shows with the names of the sources, and what is served before and after the end of the opening.
 */
export function postprocessHtml(html: string, short: ShortNames) {
  // A plugin returns no other tree than it was given.
  const page = processor.runSync(processor.parse(html)) as Root
  const [firstView = ''] = processor.stringify(withoutClosed(page)).split(endOfOpening)
  shortenPage(page, short)
  const [opening = '', rest = ''] = processor.stringify(page).split(endOfOpening)
  return { firstView, opening, rest }
}

/** A copy without what opens only at a click. */
function withoutClosed<Node extends Root | RootContent>(node: Node): Node {
  if (!('children' in node)) return node
  const children = node.children.filter((child) => !isClosed(child)).map((child) => withoutClosed(child))
  return { ...node, children }
}

const isClosed = (node: RootContent) =>
  node.type === 'element' && (node.tagName === 'dialog' || node.properties.popover !== undefined)
