import { type Facts, factsSchema } from '../facts-schema.ts'
import { namesOfFacts } from './names.ts'
import { readYaml, schemas } from './read-yaml.ts'

schemas.set('facts.yaml', factsSchema)

/** What facts.yaml says. */
export const factsFile: Facts = readYaml('facts.yaml', factsSchema, namesOfFacts)
