import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { codeBlocks, element } from './code-block.ts'
import { htmlStyle } from './html-style.ts'

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

/**
 * Turns an article's Markdown into HTML: headings with anchors, highlighted code without inline styles,
 * tables that scroll by themselves, links to other hosts marked.
 */
export async function renderMarkdown(markdown: string): Promise<RenderedArticle> {
  const codeBlock = await codeBlocks()
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
      const picture = captioned(node)
      if (picture && parent && index !== undefined) parent.children[index] = picture
      if (node.tagName === 'table' && parent && index !== undefined) {
        parent.children[index] = element(
          'section',
          { className: ['table'], tabIndex: 0, ariaLabel: textOf(node).slice(0, 40) },
          [node],
        )
        return SKIP
      }
      if (node.tagName === 'pre' && parent && index !== undefined) {
        parent.children[index] = codeBlock(node)
        return SKIP
      }
      return undefined
    })
  }

  const file = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(finish)
    .use(rehypeStringify, htmlStyle)
    .processSync(markdown)
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

/** A picture alone in its paragraph, with its title as the caption; undefined for anything else. */
function captioned({ tagName, children }: Element): Element | undefined {
  const [picture, ...others] = children
  if (tagName !== 'p' || others.length > 0 || picture?.type !== 'element' || picture.tagName !== 'img')
    return undefined
  const { title, ...properties } = picture.properties
  if (!title) return undefined
  const caption = element('figcaption', {}, [{ type: 'text', value: String(title) }])
  return element('figure', {}, [element('img', { ...properties, loading: 'lazy' }, []), caption])
}
