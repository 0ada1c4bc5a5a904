import { addAlert } from '../../core/alerts/alert-store.server.ts'
import type { Database } from '../../core/database/open.server.ts'
import { retryConflicts } from '../../core/database/retry-transaction.server.ts'
import { lastDone } from '../../core/operations/last-done.server.ts'
import { day, hour } from '../../core/time/durations.ts'

/** Backups are made each night; after so long one is missing, in milliseconds. */
export const backupMissingAfter = 36 * hour

/** Alerts the owner daily to a missing backup; if none was ever made, only once, because they may use another tool. */
export async function alertMissingBackup(database: Database, now: number): Promise<void> {
  await alertMissing(database, 'backup', now, { isToldOnce: true })
}

/** The same for backups that leave the machine, where they are set up. */
export async function alertMissingOffsite(database: Database, now: number): Promise<void> {
  await alertMissing(database, 'offsite', now, { isToldOnce: false })
}

async function alertMissing(
  database: Database,
  job: 'backup' | 'offsite',
  now: number,
  firstOne: { isToldOnce: boolean },
): Promise<void> {
  const last = await lastDone(database, job, now)
  const since = last ?? (await awaitedSince(database, `${job}-awaited`, now))
  if (now < since + backupMissingAfter) return
  const days = Math.floor((now - since - backupMissingAfter) / day)
  if (last === undefined && firstOne.isToldOnce && days > 0) return
  await retryConflicts(() =>
    addAlert(database, { kind: `${job}-missing`, id: `${job}-${since}-${days}` }, now),
  )
}

/** When we began to expect a first one: at the first look. */
async function awaitedSince(database: Database, name: 'backup-awaited' | 'offsite-awaited', now: number) {
  const known = await lastDone(database, name, now)
  if (known !== undefined) return known
  // Of several servers that look at once, the first one counts.
  await retryConflicts(() =>
    database
      .insertInto('jobs')
      .values({ name, done_at: now })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ done_at: now })
          .where('jobs.done_at', '>', now + 7 * day),
      )
      .execute(),
  )
  return (await lastDone(database, name)) ?? now
}
