import { join } from 'node:path'
import { facts } from '../../content/facts.ts'
import { factsSchema } from '../../content/facts-schema.ts'
import { siteFolder } from '../../content/site/folder.ts'
import type { Article } from './articles.ts'
import { lineOfFact } from './example.ts'
import type { Report } from './finding.ts'

/** Facts have the form that law, structured data and sums need. */
export function factValues(_: readonly Article[], report: Report) {
  for (const { path, message } of factsSchema.safeParse(facts).error?.issues ?? [])
    report(join(siteFolder, 'facts.yaml'), lineOfFact(String(path[0])), `${path.join('.')}: ${message}`)
}
