import { type HtmlElement, type HtmlNode, htmlTree } from './html-tree.ts'

/** The text of a page's main element as Markdown, its links made absolute from the page's own address. */
export const pageMarkdown = (html: string, url: string): string =>
  `${blocks(htmlTree(html), url).join('\n\n')}\n`

const withoutText = ['svg', 'form', 'nav', 'button', 'picture', 'img', 'style']
const inline = ['a', 'b', 'br', 'code', 'em', 'i', 'live-part', 'small', 'span', 'strong', 'time']

/** What a reader sees. Elements out of the tab order are answers to a form, shown where an address leads to them. */
const isShown = (node: HtmlNode) =>
  typeof node === 'string' ||
  !(
    withoutText.includes(node.name) ||
    'hidden' in node.attributes ||
    node.attributes.tabindex === '-1' ||
    node.attributes['aria-hidden'] === 'true'
  )

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

const isRunning = (node: HtmlNode): boolean =>
  !isElement(node) || (inline.includes(node.name) && node.children.filter(isShown).every(isRunning))

/** Headings, paragraphs, lists and quotes, one entry for each. What stands loose between them is a paragraph. */
function blocks(nodes: readonly HtmlNode[], url: string): string[] {
  const found: string[] = []
  let loose: HtmlNode[] = []
  for (const node of nodes.filter(isShown)) {
    if (isRunning(node)) {
      loose.push(node)
      continue
    }
    found.push(line(loose, url), ...(isElement(node) ? block(node, url) : []))
    loose = []
  }
  return [...found, line(loose, url)].filter(Boolean)
}

function block({ name, children }: HtmlElement, url: string): string[] {
  const inside = () => blocks(children, url).join('\n\n')
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return [`${'#'.repeat(Number(name[1]))} ${line(children, url)}`]
    case 'blockquote':
      return [indented(inside(), '> ')]
    case 'ul':
    case 'ol':
      return [list(children, url, name === 'ol')]
    case 'dl':
      return [terms(children, url).join('\n')]
    default:
      return blocks(children, url)
  }
}

function list(items: readonly HtmlNode[], url: string, isNumbered: boolean): string {
  return items
    .filter(isElement)
    .filter(isShown)
    .map(({ children }, index) => {
      const mark = isNumbered ? `${index + 1}. ` : '- '
      return mark + hanging(blocks(children, url), mark.length)
    })
    .join('\n')
}

/** A list of terms: each `dt` begins a line, the `dd` after it ends it, whatever stands around them. */
function terms(nodes: readonly HtmlNode[], url: string): string[] {
  const said: string[] = []
  for (const node of nodes.filter(isElement)) {
    if (node.name === 'dt') said.push(`- **${line(node.children, url)}**`)
    else if (node.name === 'dd') {
      const text = hanging(blocks(node.children, url), 2)
      said.push(`${said.pop()}:${node.children.every(isRunning) ? ' ' : '\n  '}${text}`)
    } else said.push(...terms(node.children, url))
  }
  return said
}

const hanging = (inside: readonly string[], by: number) =>
  indented(inside.join('\n\n'), ' '.repeat(by)).trimStart()

const indented = (text: string, by: string) =>
  text
    .split('\n')
    .map((one) => (by + one).trimEnd())
    .join('\n')

/** Running text with its links and stresses, in one line. */
const line = (nodes: readonly HtmlNode[], url: string) => running(nodes, url).replace(/\s+/g, ' ').trim()

function running(nodes: readonly HtmlNode[], url: string): string {
  return nodes
    .map((node, index) => {
      if (!isShown(node)) return ' '
      if (!isElement(node)) return node.replace(/[\\`*_[\]<>]/g, '\\$&')
      const before = nodes[index - 1]
      // The style sheet sets elements side by side apart, and takes what only screen readers say out of the line.
      const isApart = (before && isElement(before)) || node.attributes.class === 'unseen'
      return (isApart ? ' ' : '') + stressed(node, url)
    })
    .join('')
}

function stressed({ name, attributes, children }: HtmlElement, url: string): string {
  const text = running(children, url)
  switch (name) {
    case 'br':
      return ' '
    case 'a':
      return `[${text.trim()}](${new URL(attributes.href ?? '', url).href})`
    case 'code':
      return `\`${children.filter((child) => !isElement(child)).join('')}\``
    case 'b':
    case 'strong':
      return `**${text.trim()}**`
    case 'i':
    case 'em':
      return `*${text.trim()}*`
    default:
      return text
  }
}
