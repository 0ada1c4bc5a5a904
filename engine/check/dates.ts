import { facts } from '../core/site/facts.ts'
import { today } from '../core/site/published.ts'
import { parseYaml } from '../core/site/read-yaml.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

/** No two articles have the same id, none was updated before its date, and no day of the facts is over. */
export function dates(articles: readonly Article[], report: Report) {
  const files = new Map<number, string>()
  for (const { file, head, report: reportAt } of articles) {
    const { id, date, updated } = head
    if (id !== undefined) {
      const first = files.get(id)
      if (first) reportAt('id', `the id ${id} belongs to ${first}: choose another`)
      else files.set(id, file)
    }
    if (date && updated && updated < date)
      reportAt('updated', `updated on ${updated}, before its date: correct one of them`)
  }
  if (facts.security.expires > today()) return
  const { file, lineOf } = parseYaml('facts.yaml')
  report(
    file,
    lineOf(['security', 'expires']),
    `security.expires: ${facts.security.expires} is over, and nobody trusts security.txt: write a day at most a year ahead`,
  )
}
