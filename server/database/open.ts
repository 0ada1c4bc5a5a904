import { Kysely, PostgresAdapter, sql } from 'kysely'
import { StartError } from '../../app/settings.ts'
import { migrate } from './migrate.ts'
import type { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/**
 * Opens and migrates the configured database: PostgreSQL where `DATABASE_URL` is set, else a SQLite file in the data
 * folder. Throws a StartError where it cannot be used.
 */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: {
  databaseUrl?: string | undefined
  dataFolder: string
}): Promise<Database> {
  const dialect = databaseUrl ? await loadedDialect(databaseUrl) : sqliteDialect(dataFolder)
  const database = new Kysely<Tables>({ dialect })
  try {
    if (databaseUrl) await migrateWithoutTimeout(databaseUrl)
    else await migrate(database)
  } catch (error) {
    await database.destroy()
    const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
    throw new StartError(`${setting}: the database cannot be used: ${reason(error)}`)
  }
  return database
}

/** Loads the driver only where it is needed. */
async function loadedDialect(...options: Parameters<typeof postgresDialect>) {
  const { postgresDialect } = await import('./postgres.ts')
  return postgresDialect(...options)
}

/** New indexes on large tables, and waiting for another server's, may take longer than a query of a request. */
async function migrateWithoutTimeout(databaseUrl: string) {
  const database = new Kysely<Tables>({ dialect: await loadedDialect(databaseUrl, { queryTimeout: 0 }) })
  try {
    await migrate(database)
  } finally {
    await database.destroy()
  }
}

/** Whether other processes may use this database. */
export const isShared = (database: Database) => database.getExecutor().adapter instanceof PostgresAdapter

/** Whether the database answers. */
export async function isReady(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database)
    return true
  } catch {
    return false
  }
}

/** The message in one line. A host name with several addresses fails with one error for each. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return (error instanceof Error ? error.message : String(error)).split('\n').join(' ')
}
