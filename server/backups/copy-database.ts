import { closeSync, openSync } from 'node:fs'
import { sql } from 'kysely'
import { OwnerError } from '../../content/owner-error.ts'
import { fill } from '../../content/sentence.ts'
import type { Config } from '../config.ts'
import { withDatabase } from '../database/open.ts'
import { isDamaged } from '../database/unavailable.ts'
import { officeWords } from '../terminal/office-words.ts'
import { dumpDatabase, readDump } from './postgres-tools.ts'
import type { RowCounts } from './row-counts.ts'
import { checkCopy, syncToDisk } from './sqlite-copy.ts'

/**
 * Copies the database to a new file that only the owner may read, consistently and while the server keeps writing, and
 * reads the copy again. Returns what it holds. Throws an OwnerError where it cannot be made.
 */
export async function copyDatabase(config: Config, file: string): Promise<RowCounts> {
  closeSync(openSync(file, 'wx', 0o600))
  if (config.databaseUrl) dumpDatabase(config.databaseUrl, file)
  else
    await withDatabase(config, (database) => sql`vacuum into ${file}`.execute(database).catch(explain(file)))
  const counts = config.databaseUrl ? await readDump(file) : checkCopy(file)
  syncToDisk(file)
  return counts
}

/** SQLite names no file in its errors. */
const explain = (file: string) => (error: unknown) => {
  if (isDamaged(error) || !(error instanceof Error)) throw error
  throw new OwnerError(fill(officeWords().backup.notWritten, { file, reason: error.message }))
}
