import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
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
 * SQLite as it comes with Node, for Kysely, in a folder that is this process's alone. Written through to the disk at
 * every commit: what was acknowledged survives a power cut. Throws a StartError where the folder cannot be used.
 */
export function sqliteDialect(folder: string): SqliteDialect {
  try {
    makeFolder(resolve(folder))
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

/** Step by step: Node's own recursive way never returns where a file system refuses new folders with ENOENT. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Closing a file gives up all locks that this process has on it: one that is there already is not opened. */
function privateFile(file: string): string {
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600))
  chmodSync(file, 0o600)
  return file
}

function openFile(file: string): DatabaseSync {
  privateFile(file)
  // SQLite makes these with the mode of the database; older ones may be there from before.
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) chmodSync(beside, 0o600)
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return database
}

/**
 * Kysely's dialect over a database that is open already. Its transactions take the write lock when they begin: one that
 * begins by reading could not write any more once another program has written.
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
        // The queries of this project have parameters of text, numbers and null.
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

    /** A full disk rolls back by itself; a second time would be an error that hides the first. */
    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      if (database.isTransaction) await super.rollbackTransaction(connection)
    }
  }

  class Adapter extends SqliteAdapter {
    /** Kysely runs migrations outside of transactions here, for the sake of pragmas that this project does not change. */
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
