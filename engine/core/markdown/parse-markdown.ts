import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** The tree of an article's Markdown. */
export const parseMarkdown = (markdown: string): Root =>
  unified().use(remarkParse).use(remarkGfm).parse(markdown)
