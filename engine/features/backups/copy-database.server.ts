import { closeSync, openSync } from 'node:fs'
import { sql } from 'kysely'
import { OwnerError } from '../../core/base/owner-error.ts'
import type { Config } from '../../core/config/config.server.ts'
import { withDatabase } from '../../core/database/open.server.ts'
import { isDamaged } from '../../core/database/unavailable.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { backupWords } from './command.words.ts'
import { dumpDatabase, readDump } from './postgres-tools.server.ts'
import type { RowCounts } from './row-counts.server.ts'
import { checkCopy, syncToDisk } from './sqlite-copy.server.ts'

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
  throw new OwnerError(fill(backupWords().backup.notWritten, { file, reason: error.message }))
}
