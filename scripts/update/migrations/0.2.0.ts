import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { MigrateSite } from '../migrate-site.ts'

export const migrate: MigrateSite = (folder) => {
  for (const file of globSync(join(folder, 'projects/*/project.yaml')))
    edit(file, (project) => removeMissingArticles(project, folder))
  for (const file of globSync(join(folder, 'facts.yaml'))) edit(file, renameReplyDays)
}

/** Writes a file anew where something of it was changed. */
function edit(file: string, change: (document: Document) => boolean) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  if (change(document)) writeFileSync(file, document.toString({ lineWidth: 0 }))
}

/** Projects named articles that were not there, which they may no longer. */
function removeMissingArticles(project: Document, folder: string): boolean {
  const related = project.get('related')
  if (!isSeq(related)) return false
  const count = related.items.length
  related.items = related.items.filter((name) => existsSync(join(folder, 'articles', String(name))))
  return related.items.length < count
}

/** The promised hours of a reply were opening hours; now days on which the owner is closed do not count. */
function renameReplyDays(facts: Document): boolean {
  if (!isMap(facts.contents)) return false
  const pair = facts.contents.items.find(({ key }) => isScalar(key) && key.value === 'replyCountsOfficeHours')
  if (!pair || !isScalar(pair.key) || !isScalar(pair.value)) return false
  pair.key.value = 'replyOnClosedDays'
  pair.value = facts.createNode(pair.value.value === false)
  return true
}
