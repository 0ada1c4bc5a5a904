import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { migrations } from '../database/migrations.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { dialectOver } from '../database/sqlite.ts'
import type { Tables } from '../database/tables.ts'
import { CommandError } from './run.ts'

/** The embedded database's file in a data folder. */
export const fileIn = (dataFolder: string) => join(dataFolder, 'site.db')

/** Runs work on the configured database, also beside a running server. */
export async function withDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = config.databaseUrl ? await openDatabase(config) : openBeside(config.dataFolder)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/**
 * The data folder belongs to the server, so a command creates and migrates nothing. Its writes wait for those of the
 * server, and are on the disk when they resolve.
 */
function openBeside(dataFolder: string): Database {
  const file = fileIn(dataFolder)
  if (!existsSync(file)) throw new CommandError(`DATA_DIR=${dataFolder}: there is no database yet`)
  const sqlite = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  sqlite.exec('pragma synchronous = full; pragma secure_delete = on')
  try {
    const last = sqlite.prepare('select max(name) as name from kysely_migration').get()?.name
    if (last !== Object.keys(migrations).toSorted().at(-1)) throw new Error('of another version')
  } catch {
    sqlite.close()
    throw new CommandError(
      `DATA_DIR=${dataFolder}: the database is not of this version: start the server once`,
    )
  }
  return new Kysely<Tables>({ dialect: dialectOver(sqlite) })
}
