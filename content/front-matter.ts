import { parseDocument } from 'yaml'
import { z } from 'zod'
import { languages } from './language.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')

/** What an article can be about. Its labels stand in app/pages/blog/blog.words.ts. */
const articleCategories = [
  'web-development',
  'automation',
  'devops',
  'case-study',
  'engineering',
  'infrastructure',
  'productivity',
] as const

export type ArticleCategory = (typeof articleCategories)[number]

/** What every article says in its own language. */
const words = z.strictObject({
  title: text.max(70),
  description: text.min(70).max(165),
  excerpt: text.max(300),
  category: z.enum(articleCategories, `use one of ${articleCategories.join(', ')}`),
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
  /** Not for readers yet. Neither is an article of a day to come: see published.ts. */
  draft: z.boolean().default(false),
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

/** Lines in an article that cannot stand, each as `file:line: what, and how to mend it`. */
class ArticleError extends Error {}

interface Problem {
  line: number
  what: string
}

const block = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/** The fields of an article as far as they can be read, unchecked. Undefined where there are none. */
export function frontMatterOf(source: string): Record<string, unknown> | undefined {
  try {
    const fields: unknown = parseDocument(block.exec(source)?.[1] ?? '').toJS()
    return z.record(z.string(), z.unknown()).safeParse(fields).data
  } catch {
    return undefined
  }
}

/**
 * Splits an article's text into its checked front matter and its Markdown, or says all that is wrong with the former.
 * `main` files carry the shared fields; translations must not.
 */
export function checkArticle<Kind extends keyof typeof schemas>(source: string, kind: Kind) {
  const [, head, markdown] = block.exec(source) ?? []
  if (head === undefined || markdown === undefined) {
    return refused([
      { line: 1, what: 'no front matter; start the file with a block between two lines of ---' },
    ])
  }
  const document = parseDocument(head)
  if (document.errors.length > 0) {
    return refused(
      document.errors.map(({ message, linePos }) => ({
        line: (linePos?.[0].line ?? 1) + 1,
        what: `the front matter is no YAML: ${message.split('\n')[0]?.replace(/ at line.*$/, '')}; put text with a colon in quotes`,
      })),
    )
  }
  const result = schemas[kind].safeParse(document.toJS())
  if (!result.success) {
    return refused(
      result.error.issues.flatMap((issue) => {
        const fields = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
        return fields.map((field) => ({
          line: lineOf(head, field.split('.')[0] ?? ''),
          what:
            issue.code === 'unrecognized_keys'
              ? `${field}: ${reasonAgainst(field)}`
              : `${field}: ${issue.message}`,
        }))
      }),
    )
  }
  return { head: result.data, markdown, firstLine: head.split('\n').length + 3 } as const
}

const refused = (problems: Problem[]) => ({ problems }) as const

/** The line of a field in the file; of one that is missing, the line above the front matter. */
const lineOf = (head: string, field: string) =>
  head.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 2

const reasonAgainst = (field: string) =>
  field in shared.shape
    ? 'stands in the main file only; remove it here'
    : 'is no field of an article; remove it'

/** Reads an article's text. Throws an ArticleError that names the file and every wrong line. */
export function readArticle(file: string, source: string, kind: 'main' | 'translation') {
  const article = checkArticle(source, kind)
  if (!('problems' in article)) return article
  throw new ArticleError(article.problems.map(({ line, what }) => `${file}:${line}: ${what}`).join('\n'))
}
