/**
 * PostgreSQL's temporary errors: connection lost (08), conflicts (40), out of disk, memory or connections (53), stopped or
 * cancelled by the operator (57), system errors (58), read-only (25006).
 */
const temporaryStates = /^(08|40001|40P01|53|57|58|25006)/
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
/** Errors of pg without a code. */
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/
/** SQLite's busy, locked, read-only, input or output error, full and cannot open. https://sqlite.org/rescode.html */
const temporaryResults = [5, 6, 8, 10, 13, 14]

/**
 * Whether an error means that the database is unreachable, full or read-only: temporary, so the request may be repeated.
 * Any other error of a database is a bug.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The low byte is the primary result code, the rest extends it.
    return temporaryResults.includes(error.errcode & 0xff)
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return temporaryStates.test(code) || networkCodes.test(code) || poolMessages.test(error.message)
}
