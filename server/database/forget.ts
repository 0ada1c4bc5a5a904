import { retryConflicts } from './conflicts.ts'
import type { Database } from './open.ts'
import { dayOf } from './salt.ts'

/** Deletes what has had its time: hashes of readers and their salts, submissions and limits that have run out. */
export async function forgetOld(database: Database, now = Date.now()): Promise<void> {
  const today = dayOf(now)
  await retryConflicts(async () => {
    await database.deleteFrom('view_salts').where('day', '<', today).execute()
    await database.deleteFrom('view_readers').where('day', '<', today).execute()
    await database.deleteFrom('submissions').where('until', '<=', now).execute()
    await database.deleteFrom('limits').where('until', '<=', now).execute()
  })
}

const often = 60_000

/** Forgets from now on, every minute. A database that is away is left in peace until the next. Returns how to stop. */
export function keepForgetting(database: Database): () => void {
  const forget = () => forgetOld(database).catch(() => undefined)
  const timer = setInterval(forget, often)
  forget()
  return () => clearInterval(timer)
}
