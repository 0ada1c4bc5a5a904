import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { createHighlighter, type Highlighter } from 'shiki'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { highlightTheme } from './highlight-theme.ts'

export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

export interface RenderedArticle {
  html: string
  headings: Heading[]
  words: number
}

const codeLanguages = [
  'nginx',
  'yaml',
  'bash',
  'json',
  'ts',
  'tsx',
  'js',
  'python',
  'ini',
  'php',
  'html',
  'css',
  'sql',
  'csv',
  'diff',
  'http',
  'toml',
  'dockerfile',
  'xml',
] as const

let highlighter: Promise<Highlighter> | undefined

/**
 * Turns an article's Markdown into HTML: headings with anchors, highlighted code without inline styles,
 * tables that scroll by themselves, links to other hosts marked.
 */
export async function renderMarkdown(markdown: string): Promise<RenderedArticle> {
  highlighter ??= createHighlighter({ themes: [highlightTheme], langs: [...codeLanguages] })
  const shiki = await highlighter
  const headings: Heading[] = []
  let words = 0

  const finish = () => (tree: Root) => {
    words = countWords(tree)
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        node.properties.id = headingId(node)
        headings.push({
          id: headingId(node),
          text: textOf(node),
          level: node.tagName === 'h2' ? 2 : 3,
        })
      }
      if (node.tagName === 'a' && /^https?:/.test(String(node.properties.href)))
        node.properties.rel = ['external', 'noopener']
      if (node.tagName === 'table' && parent && index !== undefined) {
        parent.children[index] = element(
          'section',
          { className: ['table'], tabIndex: 0, ariaLabel: textOf(node).slice(0, 40) },
          [node],
        )
        return SKIP
      }
      if (node.tagName === 'pre' && parent && index !== undefined) {
        parent.children[index] = codeBlock(shiki, node)
        return SKIP
      }
      return undefined
    })
  }

  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(finish)
    .use(rehypeStringify)
    .process(markdown)
  return { html: String(file), headings, words }
}

/** A heading's anchor: a heading may begin with a figure, an id may not. */
export const headingId = ({ properties }: Element): string => String(properties.id).replace(/^(?=\d)/, 'n-')

/** Words as a reader meets them, code included; block by block, so that neighbours do not melt together. */
function countWords(tree: Root): number {
  let words = 0
  visit(tree, 'text', (node) => {
    words += node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  })
  return words
}

/** A code block: `<figure>` with its title, and tokens as classes, because the site's policy allows no inline styles. */
function codeBlock(shiki: Highlighter, pre: Element): Element {
  const code = pre.children.find((child): child is Element => child.type === 'element')
  const named = /language-(\S+)/.exec(String(code?.properties.className))?.[1] ?? 'text'
  const lang = (codeLanguages as readonly string[]).includes(named) ? named : 'text'
  const title = /title="([^"]+)"/.exec(String(code?.data?.meta ?? ''))?.[1]
  const source = textOf(pre).replace(/\n$/, '')
  const lines = shiki
    .codeToTokensBase(source, { lang: lang as 'text', theme: highlightTheme })
    .flatMap((line, number) => [
      ...(number > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...line.map((token) => {
        const value = { type: 'text' as const, value: token.content }
        const name = token.color?.match(/^#0000([0-9a-f]{2})$/i)?.[1]
        return name && name !== '00'
          ? element('span', { className: [`t${Number.parseInt(name, 16)}`] }, [value])
          : value
      }),
    ])
  const block = element('pre', { tabIndex: 0, dataLanguage: lang }, [element('code', {}, lines)])
  return element(
    'figure',
    { className: ['code'] },
    title ? [element('figcaption', {}, [{ type: 'text', value: title }]), block] : [block],
  )
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children }
}
