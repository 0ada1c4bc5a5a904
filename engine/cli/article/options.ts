/** The command lines of `npm run article` and `npm run new`. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { blogLabel } from '../../addresses/categories.ts'
import { OwnerError } from '../../core/base/owner-error.ts'
import { siteFolder } from '../../core/site/folder.ts'
import { languages } from '../../core/site/languages.ts'
import { today } from '../../core/site/published.ts'
import { site } from '../../core/site/site.ts'
import { fold } from '../../core/text/fold.ts'
import { type Language, perLanguage } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { articleWords } from './article.words.ts'

const t = articleWords[site.facts.officeLanguage]

/** The folder in a room of the owner's that begins there. Throws an OwnerError where it cannot be made, or is there. */
export function newFolder(room: string, name: string): string {
  const folder = join(siteFolder, room, name)
  if (!name) throw new OwnerError(t.noLetter)
  if (existsSync(folder)) throw new OwnerError(fill(t.exists, { folder }))
  return folder
}

/** The first language has the title, and each other one its own. */
export const otherTitles = languages
  .slice(1)
  .map((language) => fill(t.otherTitle, { language }))
  .join(' ')

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/

const known = Object.keys(site.pages.categories.blog)

const usage = fill(t.article, {
  others: otherTitles,
  category: known[0] ?? '',
  language: languages.at(-1) ?? languages[0],
})

const titleOf = (option: string) =>
  z
    .string()
    .overwrite((title) => title.trim().replace(/\s+/g, ' '))
    .min(1, `${option}${t.empty}`)
    .max(70, `${option}${t.tooLong}`)

const names = z.object({
  title: titleOf(''),
  ...perLanguage((language) => titleOf(`--${language}: `).optional()),
  slug: z.string().regex(shape, t.slug).optional(),
})

const schema = names.extend({
  only: z.enum(languages, fill(t.only, { languages: languages.join(', ') })).optional(),
  category: z
    .string()
    .transform(keyOfCategory)
    .pipe(z.enum(known, fill(t.category, { known: known.join(', ') })))
    .default(known[0] ?? ''),
  date: z.iso.date(t.date).default(today),
})

export type Options = z.infer<typeof schema>

/** Reads the command line of an article. Throws an OwnerError where it is invalid. */
export const readOptions = (args: string[]): Options => read(args, schema, usage)

/** The same of what has a title in each language, and a folder. */
export const readNames = (args: string[], usage: string) => read(args, names, usage)

/** The title in a language, where it is said. */
export const titleIn = (said: z.infer<typeof names>, language: Language): string | undefined =>
  said[language] ?? (language === languages[0] ? said.title : undefined)

function read<Schema extends z.ZodObject>(args: string[], schema: Schema, usage: string): z.infer<Schema> {
  const options = Object.keys(schema.shape).filter((name) => name !== 'title')
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' }])),
  })
  if (positionals.length > 1) throw new OwnerError(fill(t.noQuotes, { usage }))
  if (positionals.length === 0) throw new OwnerError(fill(t.noTitle, { usage }))
  const result = schema.safeParse({ title: positionals[0], ...values })
  if (!result.success) throw new OwnerError(result.error.issues.map(({ message }) => message).join('; '))
  return result.data
}

/** A title as a slug. */
export const slugOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The key of a category, from its key or its label in any language. */
function keyOfCategory(name: string): string | undefined {
  const isName = (text: string) => text.toLowerCase() === name.toLowerCase()
  return known.find((key) => [key, ...languages.map((language) => blogLabel(key, language))].some(isName))
}
