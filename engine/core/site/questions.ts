import { z } from 'zod'
import type { PerLanguage } from '../text/language.ts'
import { eachLanguage, filled as text } from './facts-schema.ts'
import type { FactNames } from './placeholders.ts'
import { readFolders } from './read-yaml.ts'

/** questions.yaml: a group of questions with their answers. */
export const questionsSchema = eachLanguage(
  z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ question: text, answer: text }))
      .min(1, 'write a question, or delete the folder'),
  }),
).extend({ order: z.number().default(0) })

/** The groups of questions, in their order. */
export const readQuestions = (names: PerLanguage<FactNames>) =>
  readFolders('questions', 'questions.yaml', questionsSchema, names).sort((a, b) => a.order - b.order)
