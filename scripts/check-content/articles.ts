/** Every article as it is written, with what its front matter has wrong. The rules read these. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { articleFolders, fillFacts, isPublishedAt, mainFileOf } from '../../content/article-files.ts'
import {
  checkArticle,
  frontMatterOf,
  type MainHead,
  type TranslatedHead,
} from '../../content/front-matter.ts'
import { type Language, languages } from '../../content/language.ts'
import type { Finding } from './finding.ts'

/** One article in one language. */
export interface Article {
  file: string
  /** The name of its folder. */
  folder: string
  language: Language
  isMain: boolean
  isPublished: boolean
  /** The file as it is written, facts not filled in. */
  source: string
  head: TranslatedHead & Partial<Pick<MainHead, 'id' | 'date' | 'updated' | 'draft' | 'only'>>
  /** Its Markdown, facts filled in. */
  tree: Root
  /** The line in the file of a piece of the tree, or of a field of the front matter. */
  lineOf: (at: Nodes | string) => number
}

export interface ReadArticles {
  articles: Article[]
  /** Articles that are not for readers yet, by folder: what is wrong with them can wait. */
  drafts: Set<string>
  findings: Finding[]
}

export function readArticles(): ReadArticles {
  const articles: Article[] = []
  const findings: Finding[] = []
  const drafts = new Set<string>()
  for (const folder of articleFolders()) {
    const isPublished = isPublishedAt(join(folder, 'en.md'))
    if (!isPublished && isDraft(folder)) drafts.add(folder)
    findings.push(...missingLanguages(folder))
    for (const language of languages) {
      const file = join(folder, `${language}.md`)
      if (!existsSync(file)) continue
      const read = readFile(file, language, isPublished)
      if (Array.isArray(read)) findings.push(...read)
      else articles.push(read)
    }
  }
  return { articles, drafts, findings }
}

function readFile(file: string, language: Language, isPublished: boolean): Article | Finding[] {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const isMain = file === mainFileOf(folder)
  const source = readFileSync(file, 'utf8')
  const checked = checkArticle(fillFacts(source), isMain ? 'main' : 'translation')
  if ('wrong' in checked) return checked.wrong.map((one) => ({ file, ...one }))
  const { head, markdown, firstLine } = checked
  return {
    file,
    folder: basename(folder),
    language,
    isMain,
    isPublished,
    source,
    head,
    tree: unified().use(remarkParse).use(remarkGfm).parse(markdown),
    lineOf: (at) =>
      typeof at === 'string'
        ? source.split('\n').findIndex((line) => line.startsWith(`${at}:`)) + 1 || 1
        : (at.position?.start.line ?? 1) + firstLine - 1,
  }
}

const mainFields = (folder: string) => {
  const main = mainFileOf(folder)
  return main ? (frontMatterOf(readFileSync(main, 'utf8')) ?? {}) : {}
}

const isDraft = (folder: string) => mainFields(folder).draft === true

/** An article stands in every language, or in the one that it names. */
function missingLanguages(folder: string): Finding[] {
  const main = mainFileOf(folder)
  if (!main)
    return [{ file: folder, line: 1, what: 'holds no article: add en.md and sv.md, or remove the folder' }]
  const { only } = mainFields(folder)
  const written = languages.filter((language) => existsSync(join(folder, `${language}.md`)))
  const missing = languages.filter((language) => !written.includes(language))
  if (only ? written.length === 1 && written[0] === only : missing.length === 0) return []
  const what = only
    ? `says \`only: ${only}\`, but there is ${written.map((one) => `${one}.md`).join(' and ')}: remove the line or the other file`
    : `has no translation: add ${missing.map((one) => `${one}.md`).join(' and ')}, or say \`only: ${written[0]}\``
  return [{ file: main, line: 1, what }]
}
