import { existsSync, statSync } from 'node:fs'
import { type Dialect, Kysely, type Transaction as KyselyTransaction, PostgresAdapter, sql } from 'kysely'
import { OwnerError } from '../base/owner-error.ts'
import { databaseFile } from './database-file.server.ts'
import { type DatabaseSettings, explainDatabaseError, lineOf } from './explain-error.server.ts'
import { migrate } from './migrate.server.ts'
import { migrations } from './migrations.server.ts'
import type { postgresDialect } from './postgres.server.ts'
import { dialectOver, openFile, sqliteDialect } from './sqlite.server.ts'
import type { Tables } from './tables.server.ts'
import { DataError, isConflict, isDamaged, isUnavailable } from './unavailable.server.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** What failed statements tell about a database. */
interface Failures {
  /** A statement has failed, so it is not known whether anything can be written. */
  isWriteDoubted: boolean
  /** The error of what is stored and cannot be read. Only a restore mends that. */
  damage: unknown
}

const failuresOf = new WeakMap<Database, Failures>()

function databaseOver(dialect: Dialect): Database {
  const failures: Failures = { isWriteDoubted: false, damage: undefined }
  const database = new Kysely<Tables>({
    dialect,
    log(event) {
      if (event.level !== 'error' || isConflict(event.error)) return
      if (isUnavailable(event.error)) failures.isWriteDoubted = true
      if (isDamaged(event.error)) failures.damage = event.error
    },
  })
  failuresOf.set(database, failures)
  return database
}

/** Opens and migrates the configured database for a server. Throws an OwnerError where it cannot be used. */
export const openDatabase = (settings: DatabaseSettings): Promise<Database> =>
  openUnless(() => true, settings)

/**
 * The same where the server starts also without its data: each statement opens it anew until it can be used, and throws a
 * DataError meanwhile. Throws an OwnerError where a setting is wrong.
 */
export const openWhenPossible = (settings: DatabaseSettings): Promise<Database> =>
  openUnless((error) => !(error instanceof DataError), settings)

async function openUnless(isFinal: (error: unknown) => boolean, settings: DatabaseSettings) {
  const database = databaseOver(await migratedDialect(settings))
  try {
    await database.connection().execute(async () => undefined)
  } catch (error) {
    if (isFinal(error)) {
      await database.destroy()
      throw error
    }
  }
  return database
}

/** Opens and migrates the database with the first statement, and where that fails with the next one. */
async function migratedDialect(settings: DatabaseSettings): Promise<Dialect> {
  const { databaseUrl, dataFolder } = settings
  const dialect = databaseUrl ? await loadedDialect(databaseUrl) : sqliteDialect(dataFolder)
  const driver = dialect.createDriver()
  const open = driver.init.bind(driver)
  driver.init = async () => {
    try {
      await migrateFirst(settings)
      await open()
    } catch (error) {
      const explained = explainDatabaseError(error, settings)
      if (explained instanceof OwnerError) throw explained
      const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
      throw new OwnerError(`${setting}: the database cannot be used: ${lineOf(error)}`)
    }
  }
  return {
    createDriver: () => driver,
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  }
}

/** Does a command's work on the configured database. Throws an OwnerError where it cannot be used, or turns out to be damaged. */
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
 * or migrated. Writes wait for those of the server, and are on the disk when they resolve. Throws an OwnerError where there is no database of this version.
 */
async function openWhileServerRuns(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataFolder } = settings
  const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
  const database = databaseUrl ? await openPostgres(databaseUrl) : openExisting(dataFolder)
  try {
    const version = await versionOf(database)
    if (version === Object.keys(migrations).toSorted().at(-1)) return database
    throw new OwnerError(
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
  if (!existsSync(file)) throw new OwnerError(`DATA_DIR=${dataFolder}: there is no database yet`)
  if (statSync(file).size === 0)
    throw new OwnerError(
      `${file}: is empty: start the server once, or restore a backup: npm run restore -- FILE`,
    )
  return databaseOver(dialectOver(() => ({ database: openFile(file), file })))
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
  const { postgresDialect } = await import('./postgres.server.ts')
  return postgresDialect(...options)
}

/** Without a timeout: new indexes on large tables, and waiting for another server's, may take longer than a query of a request. */
async function migrateFirst({ databaseUrl, dataFolder }: DatabaseSettings) {
  const database = new Kysely<Tables>({
    dialect: databaseUrl ? await loadedDialect(databaseUrl, { queryTimeout: 0 }) : sqliteDialect(dataFolder),
  })
  try {
    await migrate(database)
  } finally {
    await database.destroy()
  }
}

/** Whether other processes may use this database. */
export const isShared = (database: Database) => database.getExecutor().adapter instanceof PostgresAdapter

/**
 * The error for which the database cannot be read, or not be written, which is tried where a statement has failed before.
 * Undefined where it can.
 */
export async function faultOf(database: Database): Promise<unknown> {
  const failures = failuresOf.get(database)
  try {
    await database.selectFrom('outbox').select('id').limit(1).execute()
    if (failures?.isWriteDoubted) {
      await writeAndRemove(database)
      failures.isWriteDoubted = false
    }
    return failures?.damage
  } catch (error) {
    return error
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
