import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { messageOf } from '../base/error-names.server.ts'
import { OwnerError } from '../base/owner-error.ts'
import { databaseFile } from './database-file.server.ts'
import { explainDatabaseError } from './explain-error.server.ts'
import { isThere, lockFolder, pairLock, privateFile } from './lock.server.ts'
import { type OpenDatabase, SqliteDriver } from './sqlite-driver.server.ts'
import { DataError, isFull } from './unavailable.server.ts'

/**
 * Node's SQLite for Kysely, in a folder that only this process uses. Every commit is synced to the disk, so acknowledged
 * data survives a power cut. It is opened by the first statement, which throws an OwnerError where the folder cannot be used.
 */
export const sqliteDialect = (folder: string): Dialect => dialectOver(() => openAlone(folder))

function openAlone(folder: string): OpenDatabase {
  try {
    makeFolder(resolve(folder))
    if ((statSync(folder).mode & writableByAll) !== 0)
      throw new OwnerError(`DATA_DIR=${folder}: every user can write to this folder: chmod 700 it`)
    const lock = lockFolder(folder)
    try {
      pairLock(lock, folder)
      const file = databaseFile(folder)
      // SQLite creates these with the mode of the database, but older ones may exist already.
      for (const log of [`${file}-wal`, `${file}-shm`]) if (isThere(log)) privateFile(log)
      return { database: openFile(file, 'pragma journal_mode = wal'), file, onClose: () => lock.close() }
    } catch (error) {
      lock.close()
      throw error
    }
  } catch (error) {
    const explained = explainDatabaseError(error, { dataFolder: folder })
    if (explained instanceof OwnerError) throw explained
    const reason = messageOf(error)
    // One that cannot be made is a wrong setting.
    const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    const Kind = isFolder || isFull(error) ? DataError : OwnerError
    throw new Kind(`DATA_DIR=${folder}: the data folder cannot be written to: ${reason}`, { cause: error })
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

/** Opens a database whose commits are synced to the disk, and whose deleted rows are overwritten. */
export function openFile(file: string, first = ''): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  try {
    database.exec(`${first}; pragma synchronous = full; pragma secure_delete = on; pragma busy_timeout = 0`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Kysely's dialect over a database that the first statement opens. */
export const dialectOver = (open: () => OpenDatabase): Dialect => ({
  createDriver: () => new SqliteDriver(open),
  createAdapter: () => new Adapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
})

class Adapter extends SqliteAdapter {
  /** Kysely's default is false for the sake of pragmas, which no migration of this project changes. */
  override get supportsTransactionalDdl() {
    return true
  }

  /** The driver lets transactions take turns. */
  override get supportsMultipleConnections() {
    return true
  }
}
