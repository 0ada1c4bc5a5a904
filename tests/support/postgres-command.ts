import pg from 'pg'

/** The database on the PostgreSQL of this run that database-setup.ts has migrated. */
export const migratedName = 'migrated'

/** Runs statements in one transaction on a connection of its own. */
export async function command(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

/** Ends all other connections to a database. */
export const endSessions =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
