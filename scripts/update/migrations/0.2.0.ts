import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSeq, parseDocument } from 'yaml'
import type { MigrateSite } from '../migrate-site.ts'

/** Projects named articles that were not there, which they may no longer. */
export const migrate: MigrateSite = (folder) => {
  for (const file of globSync(join(folder, 'projects/*/project.yaml'))) {
    const document = parseDocument(readFileSync(file, 'utf8'))
    const related = document.get('related')
    if (!isSeq(related)) continue
    const count = related.items.length
    related.items = related.items.filter((name) => existsSync(join(folder, 'articles', String(name))))
    if (related.items.length < count) writeFileSync(file, document.toString({ lineWidth: 0 }))
  }
}
