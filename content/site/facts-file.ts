import { type Facts, factsSchema } from '../facts-schema.ts'
import { fillAll } from '../placeholders.ts'
import { namesOfFacts } from './names.ts'
import { readYaml } from './read-yaml.ts'

const written = readYaml('facts.yaml', factsSchema)

/** What facts.yaml says. */
export const factsFile: Facts = fillAll(written, namesOfFacts(written))
