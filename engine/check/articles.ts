/** The source files of all articles, and of the owner's own pages, for the rules. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Root as HtmlTree } from 'hast'
import type { Nodes, Root } from 'mdast'
import {
  articleFolders,
  isPublishedAt,
  kindOf,
  mainFileOf,
  ownPageFolders,
} from '../core/articles/article-files.ts'
import { fillFactsInMarkdown } from '../core/articles/facts-in-markdown.ts'
import {
  checkArticle,
  frontMatterOf,
  type MainHead,
  normalized,
  type PageHead,
} from '../core/articles/front-matter.ts'
import { cached, hashOfModule } from '../core/cache/cache.ts'
import { toHtmlTree } from '../core/markdown/markdown.ts'
import { parseMarkdown } from '../core/markdown/parse-markdown.ts'
import type { LeftOut } from '../core/markdown/safe-html.ts'
import { languages } from '../core/site/languages.ts'
import type { Language } from '../core/text/language.ts'
import type { Report } from './finding.ts'

/** One article in one language, or one page of the owner's own. */
export interface Article {
  file: string
  /** The name of its folder. */
  folder: string
  language: Language
  isMain: boolean
  isOwnPage: boolean
  isPublished: boolean
  /** Its Markdown as it was written, and the same with facts filled in. */
  written: string
  markdown: string
  head: PageHead & Partial<MainHead>
  /** The tree of its Markdown, facts filled in, and that of its HTML with what is left out of it. */
  tree: Root
  html: HtmlTree
  leftOut: readonly LeftOut[]
  /** The line in the file. */
  lineOf: (where: Where) => number
  /** Adds a finding. */
  report: (where: Where, what: string) => void
}

type Trees = Pick<Article, 'tree' | 'html' | 'leftOut'>

/** A node of a tree, a field of the front matter, or a line of the Markdown. */
export type Where = Pick<Nodes, 'position'> | string | number

/** The readable articles and pages of the owner's own, and the folders of drafts. Reports errors in front matter. */
export async function readArticles(report: Report = () => undefined) {
  const articles: Article[] = []
  const drafts = new Set<string>()
  for (const folder of [...articleFolders(), ...ownPageFolders()]) {
    const isPublished = isPublishedAt(join(folder, 'en.md'))
    if (!isPublished && mainFields(folder).draft === true) drafts.add(folder)
    const read: Article[] = []
    for (const language of languages) {
      const file = join(folder, `${language}.md`)
      const article = existsSync(file) && (await readFile(file, language, isPublished, report))
      if (article) read.push(article)
    }
    const main = read.find(({ isMain }) => isMain)
    if (main) checkLanguages(main, folder, report)
    else if (!mainFileOf(folder))
      report(folder, 1, 'holds no text: add en.md and sv.md, or remove the folder')
    articles.push(...read)
  }
  return { articles, drafts }
}

async function readFile(
  file: string,
  language: Language,
  isPublished: boolean,
  report: Report,
): Promise<Article | undefined> {
  const folder = dirname(file)
  const isMain = file === mainFileOf(folder)
  const source = normalized(readFileSync(file, 'utf8'))
  const checked = checkArticle(source, kindOf(file))
  if ('problems' in checked) {
    for (const { line, what } of checked.problems) report(file, line, what)
    return undefined
  }
  const { head, markdown: written, firstLine } = checked
  const markdown = fillFactsInMarkdown(written)
  const trees = await treesOf(markdown, language)
  if (trees instanceof Error) {
    report(file, 1, `cannot be shown (${trees.message}): write it with fewer levels and signs`)
    return undefined
  }
  const { tree, html, leftOut } = trees
  const lineOf = (where: Where) => {
    if (typeof where === 'string')
      return source.split('\n').findIndex((line) => line.startsWith(`${where}:`)) + 1 || 1
    return (typeof where === 'number' ? where : (where.position?.start.line ?? 1)) + firstLine - 1
  }
  return {
    file,
    folder: basename(folder),
    language,
    isMain,
    isOwnPage: kindOf(file) === 'page',
    isPublished,
    written,
    markdown,
    head,
    tree,
    html,
    leftOut,
    lineOf,
    report: (where, what) => report(file, lineOf(where), what),
  }
}

const code = hashOfModule(import.meta.filename)

/** Kept, because parsing takes longer than all the rest. */
async function treesOf(markdown: string, language: Language): Promise<Trees | Error> {
  try {
    const trees = await cached([code, language, markdown], () => {
      const tree = parseMarkdown(markdown)
      const { tree: html, leftOut } = toHtmlTree(tree, markdown, language)
      return JSON.stringify({ tree, html, leftOut } satisfies Trees)
    })
    return JSON.parse(trees.toString())
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const mainFields = (folder: string) => {
  const main = mainFileOf(folder)
  return main ? (frontMatterOf(readFileSync(main, 'utf8')) ?? {}) : {}
}

/** An article exists in every language, or only in the one of its field `only`. */
function checkLanguages({ file: main, head: { only } }: Article, folder: string, report: Report) {
  const existing = languages.filter((language) => existsSync(join(folder, `${language}.md`)))
  const missing = languages.filter((language) => !existing.includes(language))
  const filesOf = (list: readonly Language[]) => list.map((language) => `${language}.md`).join(' and ')
  if (only && (existing.length > 1 || existing[0] !== only))
    report(
      main,
      1,
      `says \`only: ${only}\`, but there is ${filesOf(existing)}: remove the line or the other file`,
    )
  if (!only && missing.length > 0)
    report(main, 1, `has no translation: add ${filesOf(missing)}, or say \`only: ${existing[0]}\``)
}
