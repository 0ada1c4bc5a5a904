import { type Facts, factsSchema } from '../facts-schema.ts'
import { namesOfFacts } from './names.ts'
import { readYaml } from './read-yaml.ts'

/** What facts.yaml says. */
export const factsFile: Facts = readYaml('facts.yaml', factsSchema, namesOfFacts)
