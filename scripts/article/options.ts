/** What `npm run article` is told. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { blogCategories } from '../../app/categories.ts'
import { words as blogWords } from '../../app/pages/blog/blog.words.ts'
import { type Language, languages } from '../../content/language.ts'
import { dayAt } from '../../content/published.ts'

export const usage = `npm run article -- "Title" [--sv "Svensk titel"] [--category devops] [--date 2026-12-24] [--slug folder] [--only sv]`

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/

const schema = z.object({
  title: z.string(`it needs a title: ${usage}`).trim().min(1).max(70, 'a title has at most 70 letters'),
  sv: z.string().trim().min(1).max(70, '--sv: a title has at most 70 letters').optional(),
  slug: z.string().regex(shape, '--slug: use small letters, digits and single hyphens').optional(),
  only: z.enum(languages, '--only: en or sv').optional(),
  category: z
    .string()
    .default('web-development')
    .transform((named, context) => {
      const known = blogCategories.findIndex((key, index) =>
        [key, ...languages.map((language) => blogWords[language].categories[index])].some(
          (one) => one?.toLowerCase() === named.toLowerCase(),
        ),
      )
      const category = blogCategories[known]
      if (category) return category
      context.addIssue({ code: 'custom', message: `--category: one of ${blogCategories.join(', ')}` })
      return z.NEVER
    }),
  date: z.iso.date('--date: a day as 2026-12-24').default(() => dayAt(new Date())),
})

export type Options = z.infer<typeof schema>

/** Reads the command line. Throws an Error with one line where it cannot be understood. */
export function readOptions(given: string[]): Options {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { sv: text, slug: text, only: text, category: text, date: text },
  })
  if (positionals.length > 1) throw new Error(`put the title in quotes: ${usage}`)
  const result = schema.safeParse({ title: positionals[0], ...values })
  if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join('; '))
  return result.data
}

/** A title as part of an address. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What a category is called in a language. */
export const categoryIn = (language: Language, category: Options['category']): string =>
  blogWords[language].categories[blogCategories.indexOf(category)] ?? category
