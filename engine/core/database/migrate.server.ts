import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { minute } from '../time/durations.ts'
import { migrations } from './migrations.server.ts'
import type { Tables } from './tables.server.ts'

const lockTimeout = minute
const pause = 100

/**
 * Errors when several servers start at once, or the database itself is starting: conflicts (40001, 40P01, 40003), a table
 * that another server has just created (23505, 42P07, 42710, then 25P02), not ready yet (57P03).
 */
const transientCodes = new Set(['40001', '40P01', '40003', '23505', '42P07', '42710', '25P02', '57P03'])

/** Kysely calls a database of a newer release corrupted. */
function explain(error: unknown): unknown {
  const [, name] = (error instanceof Error && /executed migration (\S+) is missing/.exec(error.message)) || []
  if (!name) return error
  return new Error(`it was made by a newer release (${name}): start that one, or restore an older backup`)
}

/**
 * Migrates the tables, forward only, in one transaction. Of servers that start at once, one migrates while the others
 * wait for the lock and then find nothing to do.
 */
export async function migrate(database: Kysely<Tables>, versions = migrations): Promise<void> {
  const until = Date.now() + lockTimeout
  for (;;) {
    try {
      return await database.transaction().execute(async (transaction) => {
        const provider = { getMigrations: async () => versions }
        const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest()
        if (error) throw explain(error)
      })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!transientCodes.has(code) || Date.now() > until) throw error
      await wait(pause * (1 + Math.random()))
    }
  }
}
