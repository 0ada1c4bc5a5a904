import type { Database } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import type { Mail } from './outbox-rows.ts'

/** Takes a change back. Resolves with false where it is too late for that. */
export type TakeBack = () => Promise<boolean>

/** Tries mails that were not sent once more, also those that were given up. They are due at `at`. */
export async function sendAgain(database: Database, mails: readonly Mail[], at: number): Promise<TakeBack> {
  for (const { id } of mails)
    await retryConflicts(() =>
      database
        .updateTable('outbox')
        .set({ next_at: at, failed_at: null, attempts: 0, last_error: null })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute(),
    )
  return async () => {
    let isTakenBack = true
    for (const { id, next_at, failed_at, attempts, last_error } of mails) {
      const { numUpdatedRows } = await retryConflicts(() =>
        database
          .updateTable('outbox')
          .set({ next_at, failed_at, attempts, last_error })
          .where('id', '=', id)
          // Else the outbox has claimed it meanwhile.
          .where('next_at', '=', at)
          .executeTakeFirstOrThrow(),
      )
      isTakenBack &&= numUpdatedRows > 0n
    }
    return isTakenBack
  }
}

/** Removes mails that the outbox has not claimed yet. Resolves with whether it was in time for all of them. */
export async function removeUnsent(database: Database, mails: readonly Mail[]): Promise<boolean> {
  let isInTime = true
  for (const { id, next_at } of mails) {
    const { numDeletedRows } = await retryConflicts(() =>
      database
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where('next_at', '=', next_at)
        .executeTakeFirstOrThrow(),
    )
    isInTime &&= numDeletedRows > 0n
  }
  return isInTime
}
