import { type Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { second } from '../time/durations.ts'

/**
 * PostgreSQL for Kysely, through a pool of connections. `queryTimeout` is in milliseconds;
 * 0 means none.
 */
export function postgresDialect(url: string, { queryTimeout = 10 * second } = {}): PostgresDialect {
  // Counts and times fit a number; pg returns them as text by default.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5 * second,
    query_timeout: queryTimeout,
    keepAlive: true,
  })
  // A dropped connection is replaced at the next query. An unhandled error event would end the process: the pool emits
  // those of idle connections, and the client those between two queries of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new (class extends PostgresDialect {
    override createAdapter() {
      return new Adapter()
    }
  })({ pool })
}

class Adapter extends PostgresAdapter {
  /** Locks a row, because distributed databases lack the advisory lock that Kysely takes. */
  override async acquireMigrationLock(
    database: Kysely<unknown>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(database)
  }

  /** The lock ends with the transaction. */
  override async releaseMigrationLock(): Promise<void> {}
}
