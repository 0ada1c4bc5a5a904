import { z } from 'zod'
import { knownLanguages, type PerLanguage } from '../text/language.ts'
import { addressWords, eachLanguage, filled as text, titled, webAddress } from './facts-schema.ts'
import { otherCategory, type Pages } from './pages.ts'
import type { FactNames } from './placeholders.ts'
import { folderIn, readFolders } from './read-yaml.ts'
import { drawing } from './services.ts'

const texts = z.array(text)
const story = z.strictObject({ heading: text, paragraphs: texts })
const figure = z.strictObject({
  value: text,
  label: text,
  /** Not a result: shown smaller, after the word. */
  isAim: z.boolean().optional(),
})

const caseStudy = z.strictObject({
  category: text.optional(),
  duration: text.optional(),
  title: text.optional(),
  description: text.optional(),
  challenge: text.optional(),
  solution: text.optional(),
  results: texts.default([]),
  features: texts.default([]),
  /** What was done when: "Week 1" and a sentence. */
  stages: z.array(titled).default([]),
  /** How long it took, and what it cost where that may be told. */
  cost: text.optional(),
  /** What was counted afterwards, or that nothing was. */
  counted: text.optional(),
  /** What `casePicture` shows. */
  alt: text.optional(),
})

const head = z.strictObject({ title: text, description: text, keywords: text, heading: text, lead: text })

/** What a project says about itself in one language: a title and a summary. What it leaves out is left out of its page. */
const written = z.strictObject({
  ...addressWords,
  title: text,
  /** One sentence for cards. */
  description: text,
  longDescription: text.optional(),
  /** What the main picture shows. */
  alt: text.optional(),
  client: text.optional(),
  duration: text.optional(),
  team: text.optional(),
  results: texts.default([]),
  tags: texts.default([]),
  features: z.array(titled).default([]),
  challenge: story.optional(),
  solution: story.optional(),
  impact: z.strictObject({ heading: text, text, points: texts.default([]) }).optional(),
  /** Of its page, where that is not headed by title and summary. */
  head: head.partial().default({}),
  stats: z.array(figure).optional(),
  /** Figures that were measured, and how. */
  measured: z.strictObject({ figures: z.array(figure), how: text }).optional(),
  /** Facts for the list below the summary, in place of duration and team. */
  facts: z.array(figure).optional(),
  highlights: z.array(titled).optional(),
  technicalFeatures: z.strictObject({ heading: text, items: z.array(titled) }).optional(),
  /** In the order of the project's pictures. */
  screenshots: z
    .strictObject({
      heading: text,
      items: z.array(z.strictObject({ title: text, caption: text, alt: text })),
    })
    .optional(),
  testimonial: z.strictObject({ quote: text, author: text }).optional(),
  /** The card on the page of case studies, which shows no project without it. */
  caseStudy: caseStudy.optional(),
})

/** The same, with what follows from title and summary. */
const words = written.transform((words) => ({
  ...words,
  alt: words.alt ?? words.title,
  head: {
    title: words.head.title ?? words.title,
    description: words.head.description ?? words.description,
    keywords: words.head.keywords ?? '',
    heading: words.head.heading ?? words.title,
    lead: words.head.lead ?? words.description,
  },
}))

/** project.yaml: a project of the portfolio. pages.yaml says what it can be about. */
export const projectSchema = ({ categories }: Pages) =>
  eachLanguage(words)
    .extend({
      /** Projects stand in the order of their ids, and of their folders' names. */
      id: z.int().default(0),
      /** Whether it is the site itself. */
      isThisSite: z.boolean().default(false),
      featured: z.boolean().default(false),
      category: z.enum(Object.keys(categories.projects), otherCategory(categories.projects)).optional(),
      technologies: texts.default([]),
      /** Pictures in its folder, without `.png`, the main one first. */
      pictures: z.tuple([text], text, 'name at least one picture'),
      /** The picture on its card in the portfolio, and the one among the case studies, where they are not the main one. */
      cardPicture: text.optional(),
      casePicture: text.optional(),
      /** How it works, above its technical features. */
      drawing: drawing.optional(),
      /** Folders of the articles that belong to it. */
      related: z.array(folderIn('articles')).default([]),
      /** Where it runs and where its source is, for whoever wants to look. */
      links: z.strictObject({ live: webAddress.optional(), code: webAddress.optional() }).default({}),
      /** Whether the Swedish page offers the English one. */
      linksToEnglish: z.boolean().default(false),
    })
    .superRefine(({ pictures, ...project }, { addIssue }) => {
      for (const language of knownLanguages)
        if ((project[language].screenshots?.items.length ?? 0) > pictures.length)
          addIssue({
            code: 'custom',
            path: [language, 'screenshots', 'items'],
            message: `these are more than the ${pictures.length} of pictures: name a picture for each, or remove some`,
          })
    })

/** The portfolio, in the order of its ids. `slug` names the folder with the file and the pictures. */
export const readProjects = (names: PerLanguage<FactNames>, pages: Pages) =>
  readFolders('projects', 'project.yaml', projectSchema(pages), names)
    .map((project) => ({
      ...project,
      cardPicture: project.cardPicture ?? project.pictures[0],
      casePicture: project.casePicture ?? project.pictures[0],
    }))
    .sort((a, b) => a.id - b.id)

export type Project = ReturnType<typeof readProjects>[number]

/** Whether a project is told as a case in every language. */
export const isCaseStudy = (project: Project): boolean =>
  knownLanguages.every((language) => project[language].caseStudy)
