/** When work was last done that is done by one process for all, or by a command. */

import type { Database } from '../database/open.server.ts'
import { retryConflicts } from '../database/retry-transaction.server.ts'
import type { Tables } from '../database/tables.server.ts'
import { day } from '../time/durations.ts'

type Job = Tables['jobs']['name']

/**
 * When it was last done. Undefined where it never was, and where that is days after `now`: the clock was wrong then,
 * and would keep it from being done until that time.
 */
export async function lastDone(database: Database, name: Job, now = Number.POSITIVE_INFINITY) {
  const row = await database.selectFrom('jobs').select('done_at').where('name', '=', name).executeTakeFirst()
  return row && row.done_at <= now + 7 * day ? row.done_at : undefined
}

export const recordDone = (database: Database, name: Job, done_at = Date.now()) =>
  retryConflicts(() =>
    database
      .insertInto('jobs')
      .values({ name, done_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at }))
      .execute(),
  )

export const removeDone = (database: Database, name: Job) =>
  retryConflicts(() => database.deleteFrom('jobs').where('name', '=', name).execute())
