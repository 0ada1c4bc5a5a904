import { OwnerError } from '../base/owner-error.ts'

/** Why the data cannot be used as they are, in one line that says what to do. The server starts, and serves pages without them. */
export class DataError extends OwnerError {}

/** The file of the embedded database is no longer the one that is open: what is written to that is lost with the process. */
export class FileReplacedError extends Error {}

/**
 * PostgreSQL's temporary errors: connection lost (08), conflicts (40), out of disk, memory or connections (53), stopped or
 * cancelled by the operator (57), system errors (58), read-only (25006).
 */
const temporaryStates = /^(08|40001|40P01|53|57|58|25006)/
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
/** Errors of pg without a code. */
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/
/** SQLite's results. https://sqlite.org/rescode.html */
const busy = 5
/** Busy, locked, read-only, input or output error, full and cannot open. */
const temporaryResults = [busy, 6, 8, 10, 13, 14]
/** Corrupt and not a database. */
const damageResults = [11, 26]
/** PostgreSQL's corrupted data or index. */
const damageStates = /^XX00[12]$/
/** No room: SQLite's results (SQLITE_FULL, SQLITE_IOERR_SHMSIZE), PostgreSQL's state and the system's codes. */
const fullResults = [13, 4874]
const fullStates = /^(53100|ENOSPC|EDQUOT)$/

/** SQLite's result code. Its low byte is the primary one, which the rest extends. */
const extendedResultOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined

const resultOf = (error: unknown) => {
  const result = extendedResultOf(error)
  return result === undefined ? undefined : result & 0xff
}

const stateOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether another process has SQLite's lock. */
export const isBusy = (error: unknown): boolean => resultOf(error) === busy

/** Whether what is stored cannot be read. */
export const isDamaged = (error: unknown): boolean =>
  (error instanceof DataError && isDamaged(error.cause)) ||
  damageResults.includes(resultOf(error) ?? 0) ||
  damageStates.test(stateOf(error))

/** Whether there is no room for more data. */
export const isFull = (error: unknown): boolean =>
  (error instanceof DataError && isFull(error.cause)) ||
  fullResults.includes(extendedResultOf(error) ?? 0) ||
  fullStates.test(stateOf(error))

/** What is wrong with the database, in a few words for everybody: nothing of the machine. */
export function describeFault(error: unknown): string {
  if (isDamaged(error)) return 'The database is damaged'
  if (isFull(error)) return 'The database has no room left on its disk'
  const cause = error instanceof DataError ? error.cause : error
  return cause instanceof FileReplacedError
    ? 'The file of the database was deleted or replaced'
    : 'The database cannot be read or written'
}

/** A serialization failure or a deadlock: the database has rolled back one of two transactions. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(stateOf(error))

/**
 * Whether an error means that the database is unreachable, full or read-only: temporary, so the request may be repeated.
 * Any other error of a database is a bug.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DataError || error instanceof FileReplacedError) return true
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const result = resultOf(error)
  if (result !== undefined) return temporaryResults.includes(result)
  const code = stateOf(error)
  return temporaryStates.test(code) || networkCodes.test(code) || poolMessages.test(error.message)
}
