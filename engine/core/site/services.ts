import { z } from 'zod'
import type { PerLanguage } from '../text/language.ts'
import { addressWords, eachLanguage, filled as text, titled } from './facts-schema.ts'
import { iconNames } from './icon-names.ts'
import type { FactNames } from './placeholders.ts'
import { folderIn, readFolders } from './read-yaml.ts'

const texts = z.array(text)
const headed = z.strictObject({ heading: text, text })
const icon = z.enum(iconNames, `there is no such icon: write one of ${iconNames.join(', ')}`)
const stops = (count: number) =>
  z.array(z.strictObject({ title: text, note: text })).length(count, `this drawing has ${count} stops`)
const steps = (most: number) =>
  z.strictObject({ title: text, steps: texts.min(1).max(most, `there is room for ${most} steps`) })

const requestFlow = eachLanguage(z.strictObject({ shortcut: text, stops: stops(4) })).extend({
  name: z.literal('request-flow', 'write request-flow: no other drawing stands here'),
})
const pipeline = eachLanguage(z.strictObject({ label: text, back: text, stops: stops(4) })).extend({
  name: z.literal('pipeline'),
})
const beforeAfter = eachLanguage(z.strictObject({ before: steps(7), after: steps(2) })).extend({
  name: z.literal('before-after'),
})
const ways = z.array(z.strictObject({ answer: text, title: text, note: text }))
const decisionMap = eachLanguage(
  z.strictObject({ label: text, question: text, ways: ways.length(3, 'this drawing has 3 ways') }),
).extend({ name: z.literal('decision-map') })

/** The drawings of the engine, by name, with their words. `label` is read to those who do not see them. */
export const drawing = z.discriminatedUnion(
  'name',
  [requestFlow, pipeline, beforeAfter, decisionMap],
  'name a drawing: request-flow, pipeline, before-after or decision-map',
)

/** What a page is made of. Their order is that of the page. */
const section = z.discriminatedUnion(
  'kind',
  [
    /** Heading and text beside the cards, above them in columns, or above them in rows. */
    eachLanguage(headed).extend({
      kind: z.literal('cards'),
      layout: z.enum(['beside', 'columns', 'rows'], 'write beside, columns or rows'),
      items: z.array(eachLanguage(titled).extend({ icon })),
    }),
    /** The prices of facts.yaml that name the service. Without any there is no such section. */
    z.strictObject({ kind: z.literal('prices') }),
    eachLanguage(headed.extend({ items: z.array(titled) })).extend({ kind: z.literal('steps') }),
    eachLanguage(headed.extend({ caption: text.optional(), items: z.array(titled) })).extend({
      kind: z.literal('tools'),
      /** Above the list. */
      drawing: requestFlow.optional(),
    }),
    eachLanguage(headed).extend({ kind: z.literal('drawing'), drawing }),
    eachLanguage(headed.extend({ points: texts, cards: z.array(titled) })).extend({
      kind: z.literal('benefits'),
    }),
    eachLanguage(
      z.strictObject({ heading: text, items: z.array(z.strictObject({ question: text, answer: text })) }),
    ).extend({ kind: z.literal('questions') }),
    /** Articles, with a sentence each that says why to read it. One that is not published in a language is left out there. */
    eachLanguage(z.strictObject({ heading: text })).extend({
      kind: z.literal('reading'),
      items: z.array(eachLanguage(text).extend({ article: folderIn('articles') })),
    }),
  ],
  'name a kind of section: cards, prices, steps, tools, drawing, benefits, questions or reading',
)

/** What a service says about itself in one language. */
const words = z.strictObject({
  ...addressWords,
  /** On its cards and in menus. */
  name: text,
  summary: text,
  features: texts,
  /** For search engines. */
  title: text,
  description: text,
  keywords: text,
  /** At the top of its page. */
  heading: text,
  lead: text,
  /** At the end of its page. `secondary` are the words of the link to `secondPage`. */
  call: headed.extend({ primary: text.optional(), secondary: text.optional() }),
})

/** service.yaml: a service, its cards and its page. */
export const serviceSchema = eachLanguage(words).extend({
  order: z.number().default(0),
  icon,
  /** The article whose picture it shares, where no cover.svg, .png, .jpg, .webp or .avif of 32:9 lies in its own folder. */
  cover: folderIn('articles').optional(),
  /** Whether the top of its page offers the portfolio. */
  linksToPortfolio: z.boolean().default(false),
  secondPage: z
    .enum(
      ['offerings', 'about', 'portfolio', 'case-studies', 'faq'],
      'write offerings, about, portfolio, case-studies or faq',
    )
    .optional(),
  /** Its cards on the pages of places. Without any, one with its name and summary. */
  localCards: z
    .array(eachLanguage(z.strictObject({ title: text.optional(), text })).extend({ icon: icon.optional() }))
    .default([]),
  sections: z.array(section, 'write a list of sections'),
})

/** What is offered, in the order of the owner. `slug` names the folder with the file. */
export const readServices = (names: PerLanguage<FactNames>) =>
  readFolders('services', 'service.yaml', serviceSchema, names).sort((a, b) => a.order - b.order)

export type Service = ReturnType<typeof readServices>[number]

/** A part of a service's page, of one kind or of any. */
export type ServiceSection<Kind extends AnySection['kind'] = AnySection['kind']> = Extract<
  AnySection,
  { kind: Kind }
>
type AnySection = Service['sections'][number]

export type Drawing = ServiceSection<'drawing'>['drawing']

/** The words of a drawing in one language. */
export type DrawingWords<Name extends Drawing['name']> = Extract<Drawing, { name: Name }>['en']
