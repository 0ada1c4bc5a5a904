import GithubSlugger, { slug } from 'github-slugger'
import type { Element, Root } from 'hast'
import { raw } from 'hast-util-raw'
import type { Root as MarkdownTree } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeCallouts from 'rehype-callouts'
import rehypeStringify from 'rehype-stringify'
import remarkRehype, { type Options as RemarkRehypeOptions } from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { Language } from '../text/language.ts'
import { fill } from '../text/sentence.ts'
import { calloutOptions, guardCallouts } from './callouts.ts'
import { codeBlocks, element, readMeta } from './code-block.ts'
import { htmlStyle } from './html-style.ts'
import { keepWordsWhole } from './inline-code.ts'
import { lostMarkdown } from './lost-markdown.ts'
import { words } from './markdown.words.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { keepSafe, type LeftOut, openHtml, prepareHtml } from './safe-html.ts'
import { tableBox } from './table.ts'

/**
 * The ids that the page around an article has already. A heading with one of these names gets a number, as a repeated heading
 * does. `main` has an id that no heading can have.
 */
export const pageIds = (
  'menu consent-banner consent-question consent-panel consent-heading consent-necessary consent-necessary-text ' +
  'consent-analytics consent-analytics-text consent-performance consent-performance-text far-water far-lit far-glow ' +
  'footnote-label after-opening'
).split(' ')

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

/** Gives every heading of an article its anchor. Returns the headings that can be linked to. */
export function nameHeadings(tree: MarkdownTree): Heading[] {
  const slugger = new GithubSlugger()
  for (const id of pageIds) slugger.slug(id)
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading)
    // A heading may begin with a digit; an id that does is no CSS selector. One of emoji alone has no letters for an id.
    const name = /[\p{L}\p{N}]/u.test(text) ? slug(text) : 'section'
    const id = slugger.slug(name.replace(/^(?=\d)/, 'n-'))
    heading.data = { hProperties: { id } }
    if (heading.depth === 2 || heading.depth === 3) headings.push({ id, text, level: heading.depth })
  })
  return headings
}

/**
 * The tree of the HTML that Markdown and the HTML in it stand for, as a browser would read them, and what an author wrote
 * but a reader does not see. Both know their lines in the Markdown. The tree of the Markdown has its anchors already.
 */
export function toHtmlTree(markdownTree: MarkdownTree, markdown: string, language: Language) {
  const leftOut: LeftOut[] = [...openHtml(markdownTree)]
  visit(markdownTree, 'code', (node) => {
    const { title, unknown } = readMeta(node.meta)
    // The parser of HTML keeps properties only.
    if (title) node.data = { hProperties: { dataTitle: title } }
    if (unknown)
      leftOut.push({
        line: node.position?.start.line ?? 1,
        what: `${unknown} after the language of code is not shown: write title="…", or remove it`,
      })
  })
  const written = unified()
    .use(remarkRehype, { ...footnoteOptions(language), allowDangerousHtml: true })
    .runSync(markdownTree)
  leftOut.push(...lostMarkdown(markdownTree, written, markdown))
  prepareHtml(written)
  // The file makes it keep the lines. A root comes back as a root.
  const tree = raw(written, { file: new VFile(markdown) }) as Root
  return { tree, leftOut: [...leftOut, ...keepSafe(tree)] }
}

/**
 * Turns an article's Markdown into HTML: headings with anchors, highlighted code without inline styles,
 * tables that scroll by themselves, callouts and footnotes with labels in the article's language, links to other hosts marked.
 */
export async function renderMarkdown(markdown: string, language: Language): Promise<RenderedArticle> {
  const markdownTree = parseMarkdown(markdown)
  const headings = nameHeadings(markdownTree)
  const { tree: written } = toHtmlTree(markdownTree, markdown, language)
  const codeBlock = await codeBlocks(written)
  guardCallouts(written)
  const tree = await unified().use(rehypeCallouts, calloutOptions(language)).run(written)
  const words = countWords(tree)
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.tagName === 'a' && /^https?:/i.test(String(node.properties.href)))
      node.properties.rel = ['external', 'noopener']
    const figure = figureOf(node)
    if (figure) parent.children[index] = figure
    if (node.tagName === 'table') parent.children[index] = tableBox(node)
    if (node.tagName === 'pre') {
      parent.children[index] = codeBlock(node)
      return SKIP
    }
    if (node.tagName === 'code') {
      keepWordsWhole(node)
      return SKIP
    }
    return undefined
  })
  return { html: unified().use(rehypeStringify, htmlStyle).stringify(tree), headings, words }
}

const footnoteOptions = (language: Language): RemarkRehypeOptions => ({
  clobberPrefix: '',
  footnoteLabel: words[language].footnotes,
  // A line above the footnotes says to the eye what the heading says to screen readers.
  footnoteLabelProperties: { className: ['visually-hidden'] },
  footnoteBackLabel: (reference, repetition) =>
    fill(words[language].backTo, {
      reference: repetition > 1 ? `${reference + 1}-${repetition}` : `${reference + 1}`,
    }),
  // Without the variation selector, phones show the arrow as an emoji.
  footnoteBackContent: '↩\uFE0E',
})

/** Words as a reader meets them, code included; text by text, so that neighbors do not run together. */
function countWords(tree: Root): number {
  let words = 0
  visit(tree, 'text', (node) => {
    words += node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  })
  return words
}

/** A picture alone in its paragraph, with its title as the caption; undefined for anything else. */
function figureOf({ tagName, children }: Element): Element | undefined {
  const [picture, ...others] = children
  if (tagName !== 'p' || others.length > 0 || picture?.type !== 'element' || picture.tagName !== 'img')
    return undefined
  const { title, ...properties } = picture.properties
  if (!title) return undefined
  const caption = element('figcaption', {}, [{ type: 'text', value: String(title) }])
  return element('figure', {}, [element('img', { ...properties, loading: 'lazy' }, []), caption])
}
