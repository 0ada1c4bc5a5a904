import { z } from 'zod'
import { decoded } from '../text/decoded.ts'
import { bilingual } from '../text/language.ts'
import { eachLanguage, filled } from './facts-schema.ts'
import { readYamlIfThere } from './read-yaml.ts'

const path = z.string().regex(/^\/(?![/\\])/, 'write a path of this site, such as /about')
/** The path of an earlier page, also as a browser copies it. */
const earlierPath = path
  .regex(
    /^[^?#]*[^?#/]$/,
    'write the path alone, such as /about-us: without ? and #, and without / at its end',
  )
  .transform(decoded)
const paths = z.record(earlierPath, path)
const sections = ['proof', 'services', 'work', 'about', 'testimonials'] as const

/** By the keys that addresses have (`?category=devops`), in the order of the filter. */
const categories = z.record(
  z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens, a letter first'),
  eachLanguage(filled).extend({
    /** Whether the filter offers it. What is in another one is found among all. */
    inFilter: z.boolean('write true or false').default(true),
  }),
)

/** What to do about a category that is none of them. */
export function otherCategory(all: Categories): string {
  const known = Object.keys(all).join(', ')
  return `${known && `use ${known}, or `}name it below categories in pages.yaml`
}

export type Categories = Readonly<z.infer<typeof categories>>

/** pages.yaml: what of the site is shown, and further addresses. */
export const pagesSchema = z.strictObject({
  /** Pages that the site does without. */
  without: z
    .array(
      z.enum(['about', 'portfolio', 'case-studies', 'faq'], 'name about, portfolio, case-studies or faq'),
    )
    .default([]),
  /** The sections of the front page below its top, in this order. */
  home: z.array(z.enum(sections, `name one of ${sections.join(', ')}`)).default([...sections]),
  /** Whether visitors are asked about cookies where no service is set up that needs their consent. */
  consentBanner: z.enum(['always', 'needed'], 'write always or needed').default('needed'),
  /** What articles and projects can be about. */
  categories: z
    .strictObject({
      blog: categories.default({
        notes: { ...bilingual({ en: 'Notes', sv: 'Anteckningar' }), inFilter: true },
      }),
      projects: categories.default({}),
    })
    .prefault({}),
  /** Paths that show the page of another path, with a canonical link to it. */
  aliases: paths.default({}),
  /** Paths of pages that have moved for good. */
  redirects: paths.default({}),
})

export type Pages = z.infer<typeof pagesSchema>

/** All that there is where the owner has no such file. */
export const readPages = () => readYamlIfThere('pages.yaml', pagesSchema, pagesSchema.parse({}))
