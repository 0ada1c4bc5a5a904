import { type Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'

const second = 1000

/**
 * PostgreSQL for Kysely, through a pool of connections. `queryTimeout` in milliseconds is how long an answer is waited
 * for; 0 is for ever.
 */
export function postgresDialect(url: string, { queryTimeout = 10 * second } = {}): PostgresDialect {
  // Counts and times fit a number; pg would give them as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5 * second,
    query_timeout: queryTimeout,
    keepAlive: true,
  })
  // A dropped connection is replaced at the next query. Unheard, its error would end the process: the pool hears those
  // of idle connections, and nobody else those of one that drops between two queries of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new (class extends PostgresDialect {
    override createAdapter() {
      return new Adapter()
    }
  })({ pool })
}

class Adapter extends PostgresAdapter {
  /** Kysely's own takes an advisory lock, which distributed engines do not have. A row is locked on all of them. */
  override async acquireMigrationLock(
    database: Kysely<unknown>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(database)
  }

  /** The row is let go with the transaction. */
  override async releaseMigrationLock(): Promise<void> {}
}
