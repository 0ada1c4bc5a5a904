import { z } from 'zod'
import { type Facts, factsSchema, priceSchema } from './facts-schema.ts'
import { namesOfFacts } from './names.ts'
import { folderIn, readYaml } from './read-yaml.ts'

/** facts.yaml, which names folders. */
export const ownFactsSchema = factsSchema.extend({
  prices: z.array(
    priceSchema.extend({ services: z.array(folderIn('services')), article: folderIn('articles').optional() }),
  ),
})

export const readFacts = (): Facts => readYaml('facts.yaml', ownFactsSchema, namesOfFacts)
