import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type RenderedArticle, renderMarkdown } from '../markdown/markdown.ts'
import type { Language } from '../text/language.ts'
import { kindOf } from './article-files.ts'
import { fillFactsInMarkdown } from './facts-in-markdown.ts'
import {
  type MainHead,
  type PageHead,
  readArticle,
  type TranslatedHead,
  unrenderable,
} from './front-matter.ts'

/** One file of an article, or of a page of the owner's own. */
export interface ArticleFile extends RenderedArticle {
  head: MainHead | TranslatedHead | PageHead
  markdown: string
}

/** By their paths in the owner's folder: `articles/bakery/en.md`. */
export type ArticleFiles = Partial<Record<string, ArticleFile>>

/**
 * Reads one article file of either kind: checked front matter, Markdown with the facts filled in, and its HTML.
 * Throws an OwnerError that names file and line.
 */
export async function renderArticle(file: string, language: Language): Promise<ArticleFile> {
  const { head, markdown: written } = readArticle(
    relative('.', file),
    readFileSync(file, 'utf8'),
    kindOf(file),
  )
  try {
    const markdown = fillFactsInMarkdown(written)
    return { head, markdown, ...(await renderMarkdown(markdown, language)) }
  } catch (error) {
    throw unrenderable(relative('.', file), error)
  }
}
