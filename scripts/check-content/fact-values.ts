import { facts } from '../../content/facts.ts'
import { factsSchema } from '../../content/facts-schema.ts'
import type { Article } from './articles.ts'
import { lineOfFact } from './example.ts'
import type { Report } from './finding.ts'

/** Facts have the form that law, structured data and sums need. */
export function factValues(_: readonly Article[], report: Report) {
  for (const { path, message } of factsSchema.safeParse(facts).error?.issues ?? [])
    report('example/facts.yaml', lineOfFact(String(path[0])), `${path.join('.')}: ${message}`)
}
