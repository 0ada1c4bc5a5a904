import { z } from 'zod'
import { readYamlIfThere } from './read-yaml.ts'

const path = z.string().regex(/^\/(?![/\\])/, 'write a path of this site, such as /about')
const paths = z.record(path, path)
const sections = ['proof', 'services', 'work', 'about', 'testimonials'] as const

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
  /** Paths that show the page of another path, with a canonical link to it. */
  aliases: paths.default({}),
  /** Paths of pages that have moved for good. */
  redirects: paths.default({}),
})

/** All that there is where the owner has no such file. */
export const readPages = () => readYamlIfThere('pages.yaml', pagesSchema, pagesSchema.parse({}))
