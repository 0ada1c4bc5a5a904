import { z } from 'zod'
import { bilingual, filled as text } from '../facts-schema.ts'
import { allNames } from './all-names.ts'
import { readFolders } from './read-yaml.ts'

/** questions.yaml: a group of questions with their answers. */
const groupSchema = bilingual(
  z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ question: text, answer: text }))
      .min(1, 'write a question, or delete the folder'),
  }),
).extend({ order: z.number().default(0) })

/** The groups of questions, in their order. */
export const questionsFile = readFolders('questions', 'questions.yaml', groupSchema, allNames).sort(
  (a, b) => a.order - b.order,
)
