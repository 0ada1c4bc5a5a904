import { chmodSync, closeSync, existsSync, lstatSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { StartError } from '../../app/settings.ts'
import { lockFolder } from './lock.ts'

/**
 * Node's SQLite for Kysely, in a folder that only this process uses. Every commit is synced to the disk, so acknowledged
 * data survives a power cut. Throws a StartError where the folder cannot be used.
 */
export function sqliteDialect(folder: string): SqliteDialect {
  try {
    makeFolder(resolve(folder))
    if ((statSync(folder).mode & writableByAll) !== 0)
      throw new StartError(`DATA_DIR=${folder}: every user can write to this folder: chmod 700 it`)
    const lock = privateFile(join(folder, 'site.lock'))
    const unlock = lockFolder(folder, lock)
    try {
      return dialectOver(openFile(join(folder, 'site.db')), unlock)
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`DATA_DIR=${folder}: the data folder cannot be written to: ${reason}`)
  }
}

/** The bit of a mode that lets every user replace what is in a folder. */
const writableByAll = 0o002

/** Not `recursive`, which never returns where a file system refuses new folders with ENOENT. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Does not open an existing file, because closing it would release all locks that this process has on it. */
function privateFile(file: string): string {
  if (!isThere(file)) closeSync(openSync(file, 'wx', 0o600))
  // It would change the mode of what a link leads to.
  if (lstatSync(file).isSymbolicLink()) throw new Error(`${file} is a link`)
  chmodSync(file, 0o600)
  return file
}

/** Also a link that leads nowhere. */
const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined

function openFile(file: string): DatabaseSync {
  privateFile(file)
  // SQLite creates these with the mode of the database, but older ones may exist already.
  for (const log of [`${file}-wal`, `${file}-shm`]) if (isThere(log)) privateFile(log)
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return database
}

/**
 * Kysely's dialect over an open database. Its transactions take the write lock when they begin: one that begins by
 * reading could no longer write after another program has written.
 */
export function dialectOver(database: DatabaseSync, onClose = () => {}): SqliteDialect {
  const config: SqliteDialectConfig = {
    database: {
      close() {
        database.close()
        onClose()
      },
      prepare(query) {
        const statement = database.prepare(query)
        // The cast holds because the queries of this project have only text, numbers and null as parameters.
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        }
      },
    },
  }

  class Driver extends SqliteDriver {
    override async beginTransaction(connection: DatabaseConnection): Promise<void> {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }

    /** A full disk rolls back by itself, and a second rollback would throw an error that hides the first. */
    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      if (database.isTransaction) await super.rollbackTransaction(connection)
    }
  }

  class Adapter extends SqliteAdapter {
    /** Kysely's default is false for the sake of pragmas, which no migration of this project changes. */
    override get supportsTransactionalDdl() {
      return true
    }
  }

  return new (class extends SqliteDialect {
    override createDriver() {
      return new Driver(config)
    }
    override createAdapter() {
      return new Adapter()
    }
  })(config)
}
