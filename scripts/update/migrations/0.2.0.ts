import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSeq, parseDocument } from 'yaml'
import type { MigrateSite } from '../migrate-site.ts'
import { siteFromCode } from './0.2.0/site-from-code.ts'

/** What was the owner's stood among the code; and projects named articles that were not there, which they may no longer. */
export const migrate: MigrateSite = async (folder, base) => {
  if (base && !existsSync(folder)) await siteFromCode(folder, { base, own: 'HEAD~1' })
  for (const file of globSync(join(folder, 'projects/*/project.yaml'))) {
    const document = parseDocument(readFileSync(file, 'utf8'))
    const related = document.get('related')
    if (!isSeq(related)) continue
    const count = related.items.length
    related.items = related.items.filter((name) => existsSync(join(folder, 'articles', String(name))))
    if (related.items.length < count) writeFileSync(file, document.toString({ lineWidth: 0 }))
  }
}
