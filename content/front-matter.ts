import { parse } from 'yaml'
import { z } from 'zod'
import { languages } from './language.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')

/** What every article says in its own language. */
const words = z.strictObject({
  title: text.max(70),
  description: text.min(70).max(165),
  excerpt: text.max(300),
  category: text,
  tags: z.array(text).min(3).max(6),
  keywords: z.array(text).min(1),
  /** What the cover picture shows. */
  alt: text,
  /** Where it differs from the folder's name. */
  slug: slug.optional(),
  aliases: z.array(slug).default([]),
})

/** What is true of an article in every language. Stands in the English file, or in the only one. */
const shared = z.strictObject({
  id: z.number().positive(),
  date: z.iso.date(),
  updated: z.iso.date().optional(),
  featured: z.boolean().default(false),
  /** Where the view counters start. */
  views: z.int().nonnegative().default(0),
  likes: z.int().nonnegative().default(0),
  /** Names the language of an article that has no translation. */
  only: z.enum(languages).optional(),
})

const schemas = { main: words.extend(shared.shape), translation: words }

export type MainHead = z.infer<typeof schemas.main>
export type TranslatedHead = z.infer<typeof schemas.translation>

/** A line in front matter or text that cannot stand, as `file:line: what, and how to mend it`. */
export class ArticleError extends Error {}

/**
 * Splits an article's file into its checked front matter and its Markdown text.
 * `main` files carry the shared fields; translations must not.
 * Throws an ArticleError that names file and line.
 */
export function readArticle(file: string, source: string, kind: 'main' | 'translation') {
  const [, head, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || markdown === undefined) {
    throw new ArticleError(`${file}:1: no front matter; start the file with a block between two lines of ---`)
  }
  const result = schemas[kind].safeParse(parse(head))
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => {
      const field = String(issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys[0] : ''))
      const line = head.split('\n').findIndex((one) => one.startsWith(`${field}:`)) + 2
      return `${file}:${line}: ${issue.path.join('.') || field}: ${issue.message}`
    })
    throw new ArticleError(wrong.join('\n'))
  }
  return { head: result.data, markdown, firstLine: head.split('\n').length + 3 }
}
