import pg from 'pg'

/** The database on the PostgreSQL of this run that database-setup.ts has migrated. */
export const migratedName = 'migrated'

/** Runs one statement on a connection of its own. */
export async function command(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
