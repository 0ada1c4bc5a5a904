import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { type Config, StartError } from '../config.ts'
import { migrations } from './migrations.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/**
 * Opens the database of the settings and brings its tables up to date: PostgreSQL where `DATABASE_URL` names one,
 * else a SQLite file in the data folder. Throws a StartError where it cannot be used.
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  const database = new Kysely<Tables>({
    dialect: config.databaseUrl ? postgresDialect(config.databaseUrl) : openFile(config.dataFolder),
  })
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    await database.destroy()
    const what = config.databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${config.dataFolder}`
    throw new StartError(`${what}: the database cannot be used: ${reason(error)}`)
  }
  return database
}

/** Whether the database answers. */
export async function isReady(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database)
    return true
  } catch {
    return false
  }
}

function openFile(folder: string) {
  const file = join(folder, 'site.db')
  try {
    makeFolder(resolve(folder))
    const dialect = sqliteDialect(file)
    chmodSync(file, 0o600)
    return dialect
  } catch (error) {
    throw new StartError(`DATA_DIR=${folder}: the data folder cannot be written to: ${reason(error)}`)
  }
}

/** Step by step: Node's own recursive way never returns where a file system refuses new folders with ENOENT. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function postgresDialect(url: string) {
  // Counts and times fit a number; pg would give them as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // A dropped idle connection is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
