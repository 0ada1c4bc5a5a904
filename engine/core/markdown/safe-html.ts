/** The HTML that an author may write between Markdown, and what is left out of it. */
import type { Element, ElementContent, Root } from 'hast'
import type { Nodes as MarkdownNodes, Root as MarkdownTree } from 'mdast'
import { visit } from 'unist-util-visit'

/** Something that a reader does not see, and the line of the Markdown that it is on. */
export interface LeftOut {
  line: number
  what: string
}

/** Attributes of any element. */
const attributesOfAll = ['title', 'lang', 'dir', 'align', 'ariaLabel', 'ariaHidden']

const cell = ['colSpan', 'rowSpan', 'scope', 'abbr']
const withoutAttributes =
  'abbr b bdi bdo br caption cite code dd del dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ins kbd mark p pre ' +
  'rp rt ruby s samp small span strong sub summary sup table tbody tfoot thead tr u ul var wbr'

/** The elements that may stand in an article, each with the attributes that it may have besides those of all. */
const elements: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...withoutAttributes.split(' ').map((name) => [name, []] as const),
  ['a', ['href']],
  ['blockquote', ['cite']],
  ['q', ['cite']],
  ['col', ['span']],
  ['colgroup', ['span']],
  ['del', ['cite', 'dateTime']],
  ['ins', ['cite', 'dateTime']],
  ['time', ['dateTime']],
  ['details', ['open']],
  ['img', ['src', 'alt', 'width', 'height', 'loading']],
  ['li', ['value']],
  ['ol', ['start', 'reversed', 'type']],
  ['td', cell],
  ['th', cell],
])

/** Attributes that show nothing. They go without a word. */
const silent = ['rel', 'target', 'loading', 'decoding', 'fetchPriority', 'referrerPolicy']

/** Elements that hold something else than text. What they hold goes with them. */
const withTheirContent =
  'iframe math noembed noframes noscript object plaintext script select style svg template textarea title xmp'.split(
    ' ',
  )

/** Elements that a parser takes without a word where they cannot stand. */
const ofDocuments = ['html', 'head', 'body', 'frameset', 'frame']
const ofTables = ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']

/** A property of the elements that Markdown makes; HTML that an author writes does not have it. */
const madeByMarkdown = 'dataMadeByMarkdown'

/** Makes elements that would swallow what follows, or vanish, into elements without a meaning. */
const unknown = 'left-out-'

/**
 * Prepares the HTML in a tree for its parser: what Markdown has made is marked, and no tag without its partner, as a
 * `<title>` in a sentence, swallows what follows.
 */
export function prepareHtml(tree: Root) {
  visit(tree, (node, _, parent) => {
    if (node.type === 'element') node.properties[madeByMarkdown] = ''
    if (node.type !== 'raw') return
    const isInSentence = parent?.type === 'element' && /^(p|em|strong|del|a|h\d|td|th)$/.test(parent.tagName)
    node.value = node.value.replace(/<(\/?)([a-z]+)(?=[\s/>])/gi, (whole, slash: string, name: string) => {
      const tag = name.toLowerCase()
      const isAlone =
        withTheirContent.includes(tag) && !new RegExp(`<${tag}[\\s>][^]*</${tag}\\s*>`, 'i').test(node.value)
      const isLost = ofDocuments.includes(tag) || (isInSentence && ofTables.includes(tag))
      return isAlone || isLost ? `<${slash}${unknown}${tag}` : whole
    })
  })
}

/** Removes what may not stand in an article, and the marks. Returns what a reader does not see of what was written. */
export function keepSafe(tree: Root): LeftOut[] {
  const leftOut: LeftOut[] = []
  tree.children = safeChildren(tree.children, (node, what) => {
    const line = node.position?.start.line ?? 1
    if (!leftOut.some((one) => one.line === line && one.what === what)) leftOut.push({ line, what })
  })
  return leftOut
}

type Tell = (node: Root['children'][number], what: string) => void

const safeChildren = <Child extends Root['children'][number]>(children: Child[], tell: Tell) =>
  children.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (node.type === 'element') return safe(node, tell)
    // What is no comment to its author: `<?php … ?>` and CDATA.
    if (node.type === 'comment' && /^(\?|\[CDATA\[)/.test(node.value))
      tell(node, `HTML is left out: <${node.value.slice(0, 20)}…: write it in backticks, or remove it`)
    return []
  })

function safe(node: Element, tell: Tell): ElementContent[] {
  const { properties } = node
  const tagName = node.tagName.replace(unknown, '')
  const isMarkdown = madeByMarkdown in properties
  delete properties[madeByMarkdown]
  const { src, href, alt } = properties
  if (tagName === 'img' && !/^(?!\/\/|[^/]*:)./.test(String(src ?? ''))) {
    tell(node, `${src}: put the picture beside the article and write its name, as in plan.png`)
    return [{ type: 'text', value: String(alt ?? '') }]
  }
  if (tagName === 'a' && typeof href === 'string' && !isSafeLink(href)) {
    tell(node, `${href} leads nowhere: begin with place:, https://, # or /`)
    delete properties.href
  }
  if (isMarkdown) return [{ ...node, children: safeChildren(node.children, tell) }]
  if (withTheirContent.includes(node.tagName)) {
    tell(node, `HTML is left out: <${tagName}> and what is in it: link to it, or remove it`)
    return []
  }
  const allowed = elements.get(node.tagName)
  if (!allowed)
    tell(
      node,
      `HTML is left out: <${tagName}>, but for the text in it: write Markdown instead, \`<${tagName}>\` for the letters themselves, or remove it`,
    )
  const children = safeChildren(node.children, tell)
  if (!allowed) return children
  for (const name of Object.keys(properties)) {
    if (allowed.includes(name) || attributesOfAll.includes(name)) continue
    if (!silent.includes(name))
      tell(
        node,
        `HTML is left out: ${name === 'className' ? 'class' : name.toLowerCase()} of <${tagName}>: remove it`,
      )
    delete properties[name]
  }
  return [{ ...node, children }]
}

/** Links within the site and its articles, to the web, to mailboxes and to phones. */
const isSafeLink = (href: string) =>
  /^(https?:|mailto:|tel:|place:|[/#])/i.test(href) || !/^[^/]*:/.test(href)

/** Elements that end only where their end is written. */
const withEnd = withoutAttributes
  .split(' ')
  .filter((name) => !/^(br|caption|dd|dt|hr|li|p|rp|rt|t(able|body|foot|head|r)|wbr)$/.test(name))
  .concat('a', 'blockquote', 'del', 'details', 'ins', 'ol', 'q', 'table', 'time')

/** Comments and elements without an end, which take the rest of an article with them or change it. */
export function openHtml(tree: MarkdownTree): LeftOut[] {
  const found: LeftOut[] = []
  const open: { name: string; line: number }[] = []
  visit(tree, (node: MarkdownNodes) => {
    if (node.type !== 'html') return
    const line = node.position?.start.line ?? 1
    if (/<!--(?![\s\S]*-->)/.test(node.value))
      found.push({
        line,
        what: 'a comment without an end leaves out all that follows: write --> where it ends',
      })
    const html = node.value.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
    for (const { 1: slash, 2: tag = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/gi)) {
      const name = tag.toLowerCase()
      if (!withEnd.includes(name)) continue
      const last = open.findLastIndex((one) => one.name === name)
      if (!slash) open.push({ name, line: line + html.slice(0, index).split('\n').length - 1 })
      else if (last >= 0) open.splice(last, 1)
    }
  })
  for (const { name, line } of open)
    found.push({
      line,
      what: `<${name}> has no end and takes in all that follows: write </${name}> where it ends`,
    })
  return found
}
