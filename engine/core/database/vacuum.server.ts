import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { OwnerError } from '../base/owner-error.ts'
import { type Database, isShared } from './open.server.ts'

const attempts = 50
const pauseMilliseconds = 100

/** What distributed databases say of what they lack. They remove deleted rows by themselves. */
const unsupported = new Set(['0A000', '42601', '42883'])

/**
 * Removes deleted rows from the files of the database: its tables, and SQLite's write-ahead log. That SQLite overwrites what
 * it deletes (secure_delete) is not enough: pages that it has divided before still hold copies of rows.
 */
export async function vacuum(database: Database): Promise<void> {
  if (isShared(database)) {
    await unlessUnsupported(untilNobodySees(database))
    for (const { schema = 'public', name } of await database.introspection.getTables())
      await unlessUnsupported(sql`vacuum full ${sql.id(schema, name)}`.execute(database))
    return
  }
  await sql`vacuum`.execute(database)
  await untilUnused(async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    return rows[0]?.busy === 0
  })
}

/** Throws an OwnerError where others do not let go for five seconds. */
async function untilUnused(isUnused: () => Promise<boolean>) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await isUnused()) return
    await wait(pauseMilliseconds)
  }
  throw new OwnerError(
    'Deleted, but another program is still using the data as they were: try again when it is done',
  )
}

/** Waits for older transactions of others: what they still see stays in the files of PostgreSQL. */
async function untilNobodySees(database: Database) {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::xid::text as now`.execute(database)
  const { now = '' } = rows[0] ?? {}
  await untilUnused(async () => {
    const older = await sql`select from pg_stat_activity
      where pid <> pg_backend_pid() and age(backend_xmin) > age(${now}::xid)`.execute(database)
    return older.rows.length === 0
  })
}

async function unlessUnsupported(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && unsupported.has(String(error.code)))) throw error
  }
}
