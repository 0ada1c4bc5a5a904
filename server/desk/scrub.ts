import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { Refused } from './run.ts'

/**
 * Takes what was deleted out of the database's files as well. SQLite: the file is written anew and the log of changes
 * emptied into it, beside the server where one runs. PostgreSQL: the tables are written anew.
 */
export async function scrub(database: Database, { databaseUrl }: Config): Promise<void> {
  if (databaseUrl) {
    // Distributed engines know no such command, and remove what was deleted by themselves.
    await sql`vacuum full messages`.execute(database).catch(() => undefined)
    await sql`vacuum full outbox`.execute(database).catch(() => undefined)
    return
  }
  await sql`vacuum`.execute(database)
  for (let tried = 0; tried < 50; tried++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    await wait(100)
  }
  throw new Refused(
    'Deleted, but another program holds on to the log of changes: try once more when it is done',
  )
}
