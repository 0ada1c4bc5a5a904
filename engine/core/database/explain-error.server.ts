import { messageOf } from '../base/error-names.server.ts'
import { OwnerError } from '../base/owner-error.ts'
import { databaseFile } from './database-file.server.ts'
import { DataError, isBusy, isDamaged, isUnavailable } from './unavailable.server.ts'

/** Which database is used: PostgreSQL where `databaseUrl` is set, else the file in the data folder. */
export interface DatabaseSettings {
  databaseUrl?: string | undefined
  dataFolder: string
}

/**
 * An OwnerError that says in one line what is wrong with the database and what to do, for an error of a damaged, busy, full
 * or unreachable one. Any other error is returned as it is.
 */
export function explainDatabaseError(error: unknown, { databaseUrl, dataFolder }: DatabaseSettings): unknown {
  const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
  if (error instanceof OwnerError) return error
  if (isDamaged(error)) {
    const name = databaseUrl ? setting : databaseFile(dataFolder)
    return new DataError(
      `${name}: the database is damaged: ${lineOf(error)}. Stop the server, and restore a backup: npm run restore -- FILE`,
      { cause: error },
    )
  }
  if (isBusy(error)) return new OwnerError(`${setting}: another program writes to the database: try again`)
  return isUnavailable(error)
    ? new DataError(`${setting}: the database cannot be used: ${lineOf(error)}`, { cause: error })
    : error
}

/** The message in one line. A host name with several addresses fails with one error for each. */
export function lineOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(lineOf).join(', ')
  return messageOf(error).split('\n').join(' ')
}
