import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { StartError } from '../../app/settings.ts'
import { type Database, isShared } from './open.ts'

const attempts = 50
const pauseMilliseconds = 100

/** Statements that distributed engines lack: not supported, or no syntax of theirs. They remove deleted rows by themselves. */
const unsupported = new Set(['0A000', '42601'])

/**
 * Removes deleted rows from the files of the database: its tables, and SQLite's write-ahead log. That SQLite overwrites what
 * it deletes (secure_delete) is not enough: pages that it has divided before still hold copies of rows.
 */
export async function vacuum(database: Database): Promise<void> {
  if (isShared(database)) return vacuumTables(database)
  await sql`vacuum`.execute(database)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    await wait(pauseMilliseconds)
  }
  throw new StartError(
    'Deleted, but another program is still using the log of changes: try again when it is done',
  )
}

async function vacuumTables(database: Database) {
  for (const { schema = 'public', name } of await database.introspection.getTables())
    try {
      await sql`vacuum full ${sql.id(schema, name)}`.execute(database)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && unsupported.has(String(error.code)))) throw error
    }
}
