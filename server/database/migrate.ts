import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

const patience = 60_000
const pause = 100

/**
 * What a server meets that starts beside another, or beside a database that is starting: turned back for the other
 * (40001, 40P01, 40003), the other has made the same table first (23505, 42P07, 42710, and 25P02 for what follows), not
 * ready yet (57P03).
 */
const passing = new Set(['40001', '40P01', '40003', '23505', '42P07', '42710', '25P02', '57P03'])

/** Kysely calls a database corrupted that a newer release has been at work in. */
function known(error: unknown): unknown {
  const [, name] = (error instanceof Error && /executed migration (\S+) is missing/.exec(error.message)) || []
  if (!name) return error
  return new Error(`it was made by a newer release (${name}): start that one, or restore an older backup`)
}

/**
 * Brings the tables up to date, forward only, all or nothing. Servers that start at once agree: one of them does it
 * while the others wait at the lock, and then find nothing to do.
 */
export async function migrate(database: Kysely<Tables>, versions = migrations): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    try {
      return await database.transaction().execute(async (transaction) => {
        const provider = { getMigrations: async () => versions }
        const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest()
        if (error) throw known(error)
      })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!passing.has(code) || Date.now() > until) throw error
      await wait(pause * (1 + Math.random()))
    }
  }
}
