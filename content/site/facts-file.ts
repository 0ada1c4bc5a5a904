import { z } from 'zod'
import { type Facts, factsSchema, priceSchema } from '../facts-schema.ts'
import { namesOfFacts } from './names.ts'
import { folderIn, readYaml, schemas } from './read-yaml.ts'

const schema = factsSchema.extend({
  prices: z.array(
    priceSchema.extend({ services: z.array(folderIn('services')), article: folderIn('articles').optional() }),
  ),
})

schemas.set('facts.yaml', schema)

/** What facts.yaml says. */
export const factsFile: Facts = readYaml('facts.yaml', schema, namesOfFacts)
