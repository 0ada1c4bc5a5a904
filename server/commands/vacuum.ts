import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { CommandError } from './run.ts'

const attempts = 50
const pauseMilliseconds = 100

/** Removes deleted rows from the files of the database: its tables, and SQLite's write-ahead log. */
export async function vacuum(database: Database, { databaseUrl }: Config): Promise<void> {
  if (databaseUrl) {
    // Distributed engines lack this command and remove deleted rows by themselves.
    for (const table of ['messages', 'bookings', 'booking_tokens', 'blocked_times', 'outbox'])
      await sql`vacuum full ${sql.table(table)}`.execute(database).catch(() => undefined)
    return
  }
  await sql`vacuum`.execute(database)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    await wait(pauseMilliseconds)
  }
  throw new CommandError(
    'Deleted, but another program holds on to the log of changes: try once more when it is done',
  )
}
