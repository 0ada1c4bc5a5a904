/** When work was last done that is done by one process for all, or by a command. */
import type { Kysely } from 'kysely'
import { addAlert } from '../alerts/alert-rows.ts'
import type { Database } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import type { Tables } from '../database/tables.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Backups are made each night; after so long one is missing, in milliseconds. */
export const backupMissingAfter = 36 * hour

type Job = Tables['jobs']['name']

/** When it was last done. Undefined where it never was. */
export async function lastDone(database: Kysely<Tables>, name: Job): Promise<number | undefined> {
  const row = await database.selectFrom('jobs').select('done_at').where('name', '=', name).executeTakeFirst()
  return row?.done_at
}

export const recordDone = (database: Kysely<Tables>, name: Job, done_at = Date.now()) =>
  retryConflicts(() =>
    database
      .insertInto('jobs')
      .values({ name, done_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at }))
      .execute(),
  )

/** Alerts the owner once a day to a missing backup. Who has never made one with `npm run backup` may have other means. */
export async function alertMissingBackup(database: Database, now: number): Promise<void> {
  const last = await lastDone(database, 'backup')
  if (last === undefined || now < last + backupMissingAfter) return
  const days = Math.floor((now - last - backupMissingAfter) / day)
  await retryConflicts(() =>
    addAlert(database, { kind: 'backup-missing', id: `backup-${last}-${days}` }, now),
  )
}
