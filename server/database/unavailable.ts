/**
 * PostgreSQL's classes of what passes: connection lost (08), conflicts (40), out of disk, memory or connections (53),
 * stopped or cancelled by the operator (57), the machine's own errors (58), read-only (25006).
 */
const passingStates = /^(08|40001|40P01|53|57|58|25006)/
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
/** What pg says without a code. */
const poolTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/
/** SQLite's busy, locked, read-only, input or output error, full and cannot open. https://sqlite.org/rescode.html */
const passingResults = [5, 6, 8, 10, 13, 14]

/**
 * Whether an error says that the database is away, full or read-only: it passes, and the request may be repeated.
 * Anything else that a database says is a mistake of ours.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The low byte is the result, the rest says more about it.
    return passingResults.includes(error.errcode & 0xff)
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return passingStates.test(code) || networkCodes.test(code) || poolTexts.test(error.message)
}
