import { Kysely, PostgresAdapter, sql } from 'kysely'
import { StartError } from '../../app/settings.ts'
import { migrate } from './migrate.ts'
import type { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/**
 * Opens the database of the settings and brings its tables up to date: PostgreSQL where `DATABASE_URL` names one,
 * else a SQLite file in the data folder. Throws a StartError where it cannot be used.
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
    if (databaseUrl) await migrateInPeace(databaseUrl)
    else await migrate(database)
  } catch (error) {
    await database.destroy()
    const what = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
    throw new StartError(`${what}: the database cannot be used: ${reason(error)}`)
  }
  return database
}

/** The driver is loaded where it is needed and nowhere else. */
async function loadedDialect(...given: Parameters<typeof postgresDialect>) {
  const { postgresDialect } = await import('./postgres.ts')
  return postgresDialect(...given)
}

/** New indexes on old tables, and waiting for another server's, take longer than an answer may. */
async function migrateInPeace(databaseUrl: string) {
  const database = new Kysely<Tables>({ dialect: await loadedDialect(databaseUrl, { queryTimeout: 0 }) })
  try {
    await migrate(database)
  } finally {
    await database.destroy()
  }
}

/** Whether other processes may be at work in this database. */
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

/** In one line. A host name with several addresses fails with one error for each. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return (error instanceof Error ? error.message : String(error)).split('\n').join(' ')
}
