/** What visitors have sent, as files that other programs read. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../../core/database/open.server.ts'
import { countOf } from '../../../core/terminal/office-words.server.ts'
import { records } from '../../../server/features.ts'

/** Writes all kinds of records into a folder, as JSON and as CSV. Returns how many there are of each, in words. */
export async function exportRecords(database: Database, folder: string): Promise<string[]> {
  const counts: string[] = []
  for (const { inExport, load } of records) {
    const { records, csv } = await load(database)
    const exported = records.map((one) => one.exported)
    writeFileSync(join(folder, `${inExport.name}.json`), `${JSON.stringify(exported, null, 2)}\n`)
    writeFileSync(join(folder, `${inExport.name}.csv`), csv())
    counts.push(countOf(records.length, inExport.noun))
  }
  return counts
}
