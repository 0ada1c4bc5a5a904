import {
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type Document as YamlDocument,
} from 'yaml'
import { z } from 'zod'
import { isKeyOf } from '../base/keys-of.ts'
import { OwnerError } from '../base/owner-error.ts'
import { fillFacts } from '../site/fact-names.ts'
import { otherCategory } from '../site/pages.ts'
import { site } from '../site/site.ts'
import { firstOfEach, valueAt } from '../site/wrong-value.ts'
import { reasonOf } from '../site/yaml-reason.ts'
import { knownLanguages } from '../text/language.ts'
import { invalidXmlIn } from '../text/xml-characters.ts'

const text = z
  .string()
  .trim()
  .min(1)
  .superRefine((value, context) => {
    for (const { name } of invalidXmlIn(value))
      context.addIssue(`${name} is a character that feeds cannot hold: remove it`)
  })
/** A part of an address and of names of files, which cannot be of any length. */
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')
/** A list without doubles. Capitals make no difference. */
const list = z.array(text).superRefine((items, context) => {
  const isDouble = (item: string, index: number) =>
    items.slice(0, index).some((other) => other.toLowerCase() === item.toLowerCase())
  for (const item of items.filter(isDouble)) context.addIssue(`"${item}" stands twice: remove one`)
})

/** What an article can be about, which pages.yaml says. */
const category = text.superRefine((key, context) => {
  const { blog } = site.pages.categories
  if (!isKeyOf(key, blog)) context.addIssue(otherCategory(blog))
})

/**
 * What every article says in its own language. The description of a field is what to write where it is missing, empty or
 * of another kind.
 */
const words = z.strictObject({
  title: text.max(70).describe('write what the article is called'),
  description: text.min(70).max(165).describe('write in 70 to 165 letters what search engines show'),
  excerpt: text.max(300).describe('write a sentence or two for the card on the blog'),
  category: category.describe('name one of the categories in pages.yaml'),
  tags: list.min(3).max(6).describe('write three to six, as [one, two, three]'),
  keywords: list.min(1).describe('write what people search for, as [one, two]'),
  /** What the cover picture shows. */
  alt: text.describe('write what the cover shows'),
  /** What a business owner asks and the article answers. It leads there from the top of the blog. */
  question: text.max(70).optional().describe('write what a business owner asks, or remove the field'),
  /** Folders of the articles that are suggested below it: those of the first file where the translation names none. */
  related: z.array(slug).max(2).optional().describe('name folders of articles, as [one, two]'),
  /** Where it differs from the folder's name. */
  slug: slug.optional().describe('write small letters, digits and single hyphens'),
  aliases: z.array(slug).default([]).describe('write earlier slugs, as [one, two]'),
})

/** What is true of an article in every language. Stands in the English file, or in the only one. */
const shared = z.strictObject({
  id: z.number().positive().describe('write a number that no other article has'),
  date: z.iso.date().describe('write the day as 2025-01-03'),
  updated: z.iso.date().optional().describe('write the day as 2025-01-03'),
  /** Not for readers yet. Neither is an article of a day to come: see published.ts. */
  draft: z.boolean().default(false).describe('write true or false'),
  featured: z.boolean().default(false).describe('write true or false'),
  /** Where the view counters start. */
  views: z.int().nonnegative().default(0).describe('write a whole number'),
  likes: z.int().nonnegative().default(0).describe('write a whole number'),
  /** Names the language of an article that has no translation. */
  only: z
    .enum(knownLanguages)
    .optional()
    .describe(`write ${knownLanguages.join(' or ')}`),
})

const main = words.extend(shared.shape)

/** What a page of the owner's own says, in each language for itself. */
const page = words.pick({ title: true, description: true, slug: true, aliases: true }).extend({
  only: shared.shape.only,
  menu: z.enum(['header', 'footer'], 'write header or footer').optional(),
})

const schemas = { main, translation: words, page }

export type MainHead = z.infer<typeof schemas.main>
export type TranslatedHead = z.infer<typeof schemas.translation>
export type PageHead = z.infer<typeof schemas.page>

interface Problem {
  line: number
  what: string
}

/** The text of a file with the line ends of Unix and without the mark that some editors put before the first letter. */
export const normalized = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

const block = /^((?:[ \t]*\n)*---[ \t]*\n)([\s\S]*?\n)?(?:---|\.\.\.)[ \t]*(?:\n([\s\S]*))?$/

/** An article's front matter, its Markdown, and the lines of the file where the two begin. */
function partsOf(source: string) {
  const [, opening, head = '', markdown = ''] = block.exec(normalized(source)) ?? []
  if (opening === undefined) return undefined
  const lineOfHead = opening.split('\n').length
  return { head, markdown, lineOfHead, firstLine: lineOfHead + head.split('\n').length }
}

/** The fields of an article as far as each can be read, unchecked. Undefined where there are none. */
export function frontMatterOf(source: string): Record<string, unknown> | undefined {
  const fields = fieldsOf(partsOf(source)?.head ?? '').flatMap(({ field }) => {
    try {
      const value: unknown = parseDocument(field).toJS()
      return typeof value === 'object' && value ? Object.entries(value) : []
    } catch {
      return []
    }
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** The fields of a front matter, each with where it begins: one by one, because YAML misreads what is below a mistake. */
const fieldsOf = (head: string) =>
  [...head.matchAll(/^[^\s#\-\]}].*(?:\n(?:[\s#\-\]}].*)?)*/gm)].map(({ 0: lines, index }) => ({
    field: lines.trimEnd(),
    index,
  }))

/**
 * Splits an article's text into its checked front matter, facts filled in, and its Markdown as it was written, or says all
 * that is wrong with the former. `main` files carry the shared fields; translations must not.
 */
export function checkArticle<Kind extends keyof typeof schemas>(source: string, kind: Kind) {
  const parts = partsOf(source)
  if (!parts) return refused([{ line: 1, what: reasonForNoBlock(normalized(source)) }])
  const { head, lineOfHead, markdown, firstLine } = parts
  const deep = markdown.split('\n').findIndex((line) => tooDeep.test(line))
  if (deep >= 0)
    return refused([{ line: firstLine + deep, what: 'is nested too deeply: write it with fewer levels' }])
  const problems = misreadIn(head).map(({ line, what }) => ({ line: line + lineOfHead - 1, what }))
  if (problems.length > 0) return refused(problems)
  const fields: unknown = filled(parseDocument(head).toJS())
  const result = schemas[kind].safeParse(fields)
  if (!result.success) {
    /** Of a field that is missing, the line above the fields. */
    const lineOf = (field: string) =>
      head.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + lineOfHead
    return refused(
      firstOfEach(result.error.issues).flatMap((issue) => {
        if (issue.code === 'unrecognized_keys')
          return issue.keys.map((key) => ({
            line: lineOf(key),
            what: `${key}: ${kind === 'page' ? 'is no field of a page; remove it' : reasonAgainst(key, fields)}`,
          }))
        const [field] = issue.path
        if (field === undefined)
          return [{ line: lineOfHead, what: 'no fields: write `field: value` on a line each' }]
        return [{ line: lineOf(String(field)), what: `${issue.path.join('.')}: ${remedyFor(issue, fields)}` }]
      }),
    )
  }
  return { head: result.data, markdown, firstLine } as const
}

/** Fifty quotations or lists in one another, which no parser reads in time. */
const tooDeep =
  /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t]))){50}(?![-* \t]*$)|^[ \t]{200}[ \t]*(?:[-*+]|\d+[.)]) /

const refused = (problems: Problem[]) => ({ problems }) as const

/** Why a file begins with no front matter. */
function reasonForNoBlock(source: string): string {
  const [first = '', ...others] = source.trimStart().split('\n')
  if (/^\+\+\+[ \t]*$/.test(first))
    return 'the front matter is TOML (+++): write it as YAML, `field: value`, between two lines of ---'
  if (/^---[ \t]*$/.test(first)) return 'the front matter has no end: put a line of --- below its last field'
  if (others.some((line) => /^---[ \t]*$/.test(line)) && first)
    return `"${first.slice(0, 40)}" stands before the front matter: begin the file with the line of ---`
  return 'no front matter: begin the file with its fields, `field: value`, between two lines of ---'
}

/** Where YAML reads something else than the author has written, with the lines of the front matter, at most one of each field. */
function misreadIn(head: string): Problem[] {
  const problems: Problem[] = []
  const names = new Set<string>()
  for (const { field, index } of fieldsOf(head)) {
    const counter = new LineCounter()
    const document = parseDocument(field, { lineCounter: counter, stringKeys: true })
    const [error] = document.errors
    const misread = error
      ? { offset: error.pos[0], what: reasonOf(error, field) }
      : isMap(document.contents)
        ? swallowedIn(document, field)[0]
        : {
            offset: 0,
            what: `"${field.slice(0, 40)}" is no field: write \`field: value\`, with a space after the colon`,
          }
    const firstLine = head.slice(0, index).split('\n').length
    if (misread)
      problems.push({ line: firstLine + counter.linePos(misread.offset).line - 1, what: misread.what })
    const name = /^[\w-]+(?=:)/.exec(field)?.[0] ?? ''
    if (name && names.has(name)) problems.push({ line: firstLine, what: `${name} stands twice: remove one` })
    names.add(name)
  }
  return problems
}

/** Values of which YAML takes a part as something else than text, with the offset of each. */
function swallowedIn(document: YamlDocument, head: string): { offset: number; what: string }[] {
  const found: { offset: number; what: string }[] = []
  const add = (sign: string, { range }: Node) => {
    found.push({
      offset: range?.[0] ?? 0,
      what: `${sign} means something else than text in YAML: put the value in quotes`,
    })
  }
  visit(document, {
    Alias: (_, node) => add('*', node),
    Value: (_, node) => {
      if (node.anchor) add('&', node)
      else if (node.tag) add('!', node)
      else if (
        isScalar(node) &&
        node.comment &&
        node.type === 'PLAIN' &&
        /^[ \t]*#/.test(head.slice(node.range?.[1]))
      )
        add('#', node)
    },
  })
  return found
}

/** All texts of a value with the facts filled in. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return fillFacts(value)
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]))
}

/** What to write instead of a value. */
function remedyFor(issue: z.core.$ZodIssue, fields: unknown): string {
  const value = valueAt(fields, issue.path)
  const [field = ''] = issue.path
  const remedy = (isKeyOf(field, main.shape) && main.shape[field].description) || issue.message
  if (value === undefined) return `is missing: ${remedy}`
  if (value === null || (typeof value === 'string' && !value.trim())) return `is empty: ${remedy}`
  if (issue.code === 'too_big' && typeof value === 'string')
    return `${value.length} letters are too many: write at most ${issue.maximum}`
  if (issue.code === 'too_small' && typeof value === 'string')
    return `${value.length} letters say too little: write at least ${issue.minimum}`
  if (issue.code === 'custom' || (issue.code === 'invalid_format' && issue.format === 'regex'))
    return issue.message
  const isDay = field === 'date' || field === 'updated'
  if (issue.code !== 'invalid_type' || issue.expected !== 'string' || isDay) return remedy
  return typeof value === 'object'
    ? 'text with a colon, brackets or braces: put it in quotes'
    : `put ${value} in quotes`
}

/** Why a field cannot stand, and what to do about it. */
function reasonAgainst(field: string, fields: unknown): string {
  if (Object.hasOwn(shared.shape, field)) return 'stands in the main file only; remove it here'
  if (field === 'published' && valueAt(fields, [field]) === false)
    return 'is no field of an article; write `draft: true` instead'
  return 'is no field of an article; remove it'
}

/** An OwnerError about what could not be rendered. */
export const unrenderable = (file: string, error: unknown) =>
  new OwnerError(
    [
      `${file}:1: cannot be shown (${error instanceof Error ? error.message : error}): write it with fewer levels and signs`,
    ],
    { cause: error },
  )

/** Reads an article's text. Throws an OwnerError that names the file and every wrong line. */
export function readArticle(file: string, source: string, kind: keyof typeof schemas) {
  const article = checkArticle(source, kind)
  if (!('problems' in article)) return article
  throw new OwnerError(article.problems.map(({ line, what }) => `${file}:${line}: ${what}`))
}
