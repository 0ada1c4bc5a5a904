import { existsSync, statSync } from 'node:fs'
import { type Dialect, Kysely, type Transaction as KyselyTransaction, PostgresAdapter, sql } from 'kysely'
import { StartError } from '../../app/settings.ts'
import { databaseFile } from './database-file.ts'
import { type DatabaseSettings, explainDatabaseError, lineOf } from './explain-error.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { postgresDialect } from './postgres.ts'
import { dialectOver, openFile, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { isConflict, isDamaged, isUnavailable } from './unavailable.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** What failed statements tell about a database. */
interface Failures {
  /** A statement has failed, so it is not known whether anything can be written. */
  isWriteDoubted: boolean
  /** What is stored cannot be read. Only a restore mends that. */
  isDamaged: boolean
}

const failuresOf = new WeakMap<Database, Failures>()

function databaseOver(dialect: Dialect): Database {
  const failures: Failures = { isWriteDoubted: false, isDamaged: false }
  const database = new Kysely<Tables>({
    dialect,
    log(event) {
      if (event.level !== 'error' || isConflict(event.error)) return
      if (isUnavailable(event.error)) failures.isWriteDoubted = true
      if (isDamaged(event.error)) failures.isDamaged = true
    },
  })
  failuresOf.set(database, failures)
  return database
}

/** Opens and migrates the configured database for a server. Throws a StartError where it cannot be used. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataFolder } = settings
  const database = databaseOver(databaseUrl ? await loadedDialect(databaseUrl) : sqliteDialect(dataFolder))
  try {
    if (databaseUrl) await migrateWithoutTimeout(databaseUrl)
    else await migrate(database)
  } catch (error) {
    await database.destroy()
    const explained = explainDatabaseError(error, settings)
    if (explained instanceof StartError) throw explained
    const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
    throw new StartError(`${setting}: the database cannot be used: ${lineOf(error)}`)
  }
  return database
}

/** Does a command's work on the configured database. Throws a StartError where it cannot be used, or turns out to be damaged. */
export async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openWhileServerRuns(settings)
  try {
    return await work(database)
  } catch (error) {
    throw explainDatabaseError(error, settings)
  } finally {
    await database.destroy()
  }
}

/**
 * Opens the configured database for a command, also beside a running server: it belongs to the server, so nothing is created
 * or migrated. Writes wait for those of the server, and are on the disk when they resolve. Throws a StartError where there is no database of this version.
 */
async function openWhileServerRuns(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataFolder } = settings
  const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
  const database = databaseUrl ? await openPostgres(databaseUrl) : openExisting(dataFolder)
  try {
    const version = await versionOf(database)
    if (version === Object.keys(migrations).toSorted().at(-1)) return database
    throw new StartError(
      version === undefined
        ? `${setting}: there is no database yet: start the server once`
        : `${setting}: the database is not of this version: start the server once`,
    )
  } catch (error) {
    await database.destroy()
    throw explainDatabaseError(error, settings)
  }
}

/** Opens a PostgreSQL database as it is, of any version or empty, for statements that take as long as they need. */
export const openPostgres = async (databaseUrl: string): Promise<Database> =>
  databaseOver(await loadedDialect(databaseUrl, { queryTimeout: 0 }))

function openExisting(dataFolder: string): Database {
  const file = databaseFile(dataFolder)
  if (!existsSync(file)) throw new StartError(`DATA_DIR=${dataFolder}: there is no database yet`)
  if (statSync(file).size === 0)
    throw new StartError(
      `${file}: is empty: start the server once, or restore a backup: npm run restore -- FILE`,
    )
  try {
    return databaseOver(dialectOver(openFile(file)))
  } catch (error) {
    throw explainDatabaseError(error, { dataFolder })
  }
}

/** The last migration that was made. Undefined where there was none. */
async function versionOf(database: Database): Promise<string | undefined> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    database,
  )
  return rows[0]?.name ?? undefined
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

/** Whether the database can be read, and also be written, which is tried where a statement has failed before. */
export async function isReady(database: Database): Promise<boolean> {
  const failures = failuresOf.get(database)
  try {
    await database.selectFrom('messages').select('id').limit(1).execute()
    if (failures?.isWriteDoubted) {
      await writeAndRemove(database)
      failures.isWriteDoubted = false
    }
    return !failures?.isDamaged
  } catch {
    return false
  }
}

/** More than the largest message, in characters, so that what is said to fit does fit. */
const sample = 32 * 1024

/** Writes to the disk, and removes it again. */
async function writeAndRemove(database: Database) {
  const key = 'is-writable'
  const fingerprint = Array.from({ length: sample / 8 }, (_, index) => String(index).padStart(8, '0')).join(
    '',
  )
  await database
    .insertInto('idempotency_keys')
    .values({ key, fingerprint, until: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ fingerprint }))
    .execute()
  await database.deleteFrom('idempotency_keys').where('key', '=', key).execute()
}
