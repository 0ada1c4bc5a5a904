import { randomInt } from 'node:crypto'
import { chmodSync, closeSync, existsSync, lstatSync, openSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OwnerError } from '../base/owner-error.ts'
import { databaseFile } from './database-file.server.ts'
import { DataError, FileReplacedError, isBusy } from './unavailable.server.ts'

const lockFile = (folder: string) => join(folder, 'site.lock')

/**
 * Keeps a second server, and a restore beside a server, off a data folder, until it is closed. The system releases it when
 * this process ends, even by a crash. Throws an OwnerError where another process has it.
 */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(privateFile(lockFile(folder)), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive; commit')
    return lock
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new OwnerError(`DATA_DIR=${folder}: another server is running on this data folder`)
  }
}

/**
 * Gives the lock and the database the same number. The lock is on a file of its own, so that commands can use the database
 * meanwhile; where the two do not belong together, as after somebody has deleted that file, nobody else may have the database open.
 * Throws an OwnerError where somebody has, and where the data are gone.
 */
export function pairLock(lock: DatabaseSync, folder: string) {
  const file = databaseFile(folder)
  const locked = numberOf(lock)
  privateFile(file)
  if (isEmpty(file)) refuseLoss(folder, locked)
  const database = new DatabaseSync(file, { timeout: 5000 })
  let stored: number
  try {
    stored = numberOf(database)
    // The database first: a numbered lock beside an empty one means that data are gone.
    if (stored === 0) setNumber(lock, setNumber(database, locked || randomInt(1, 2 ** 31)))
  } finally {
    database.close()
  }
  if (stored === 0 || stored === locked) return
  if (!isUnused(file))
    throw new OwnerError(
      `DATA_DIR=${folder}: another program has the database open, and site.lock is not the file that it had: ` +
        'stop the other server, or close the desk',
    )
  setNumber(lock, stored)
}

const numberOf = (database: DatabaseSync) =>
  Number(database.prepare('pragma user_version').get()?.user_version)

function setNumber(database: DatabaseSync, number: number): number {
  database.exec(`pragma user_version = ${number}`)
  return number
}

/** An empty database is right in a new folder, not where there was one before. */
function refuseLoss(folder: string, locked: number) {
  const name = basename(databaseFile(folder))
  const traces = readdirSync(folder).filter(
    (file) =>
      file.startsWith(`${name}.before-restore`) || (file === `${name}-wal` && !isEmpty(join(folder, file))),
  )
  if (locked) traces.push(basename(lockFile(folder)))
  if (traces.length === 0) return
  throw new DataError(
    `DATA_DIR=${folder}: ${name} is empty, but there was data before (${traces.join(', ')}): restore a backup with ` +
      'npm run restore -- FILE, or move these files away to begin with an empty site',
    { cause: new FileReplacedError() },
  )
}

const isEmpty = (file: string) => !existsSync(file) || (statSync(file).isFile() && statSync(file).size === 0)

/**
 * Whether no process has this database open. Moves its write-ahead log into it, for which SQLite needs it for itself.
 */
export function isUnused(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 500 })
  try {
    return database.prepare('pragma journal_mode = delete').get()?.journal_mode === 'delete'
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  } finally {
    database.close()
  }
}

/** Does not open an existing file, because closing it would release all locks that this process has on it. */
export function privateFile(file: string): string {
  if (!isThere(file)) closeSync(openSync(file, 'wx', 0o600))
  // It would change the mode of what a link leads to.
  if (lstatSync(file).isSymbolicLink()) throw new Error(`${file} is a link`)
  chmodSync(file, 0o600)
  return file
}

/** Also a link that leads nowhere. */
export const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined
