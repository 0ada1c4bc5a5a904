import type { Database, Transaction } from '../database/open.server.ts'
import { transact } from '../database/retry-transaction.server.ts'
import type { Mail } from './outbox-store.server.ts'

/** Undoes a change as a whole. Resolves with false, and has changed nothing, where it is too late for a part of it. */
export type Undo = () => Promise<boolean>

/** Changes mails that were not sent, and comes with what undoes that until the outbox has claimed one of them. */
async function changeUnsent(
  database: Database,
  mails: readonly Mail[],
  change: (mail: Mail) => Pick<Mail, 'next_at' | 'failed_at' | 'attempts' | 'last_error'>,
): Promise<Undo> {
  await transact(database, async (transaction) => {
    for (const mail of mails)
      await transaction
        .updateTable('outbox')
        .set(change(mail))
        .where('id', '=', mail.id)
        .where('sent_at', 'is', null)
        .execute()
  })
  return () =>
    transact<boolean>(database, async (transaction, rollBack) => {
      for (const mail of mails) {
        const { id, next_at, failed_at, attempts, last_error } = mail
        const { numUpdatedRows } = await transaction
          .updateTable('outbox')
          .set({ next_at, failed_at, attempts, last_error })
          .where('id', '=', id)
          .where('sent_at', 'is', null)
          // Else the outbox has claimed it meanwhile.
          .where('next_at', '=', change(mail).next_at)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) rollBack(false)
      }
      return true
    })
}

/** The mails that could not be sent, and have not been put away. */
export const failedMails = (database: Database) =>
  database.selectFrom('outbox').where('sent_at', 'is', null).where('last_error', 'is not', null)

export type FailedMails = ReturnType<typeof failedMails>

/** Tries mails that were not sent once more, also those that have failed. They are due at `at`. */
export const retryMails = (database: Database, mails: readonly Mail[], at: number): Promise<Undo> =>
  changeUnsent(database, mails, () => ({ next_at: at, failed_at: null, attempts: 0, last_error: null }))

/**
 * Puts failed mails away: they are no longer tried, nor shown as failed. Their rows stay, because those of reminders and
 * notices keep the server from storing them again.
 */
export const dismissMails = (database: Database, mails: readonly Mail[], now = Date.now()): Promise<Undo> =>
  changeUnsent(database, mails, ({ next_at, failed_at, attempts }) => ({
    next_at,
    attempts,
    failed_at: failed_at ?? now,
    last_error: null,
  }))

/** Removes mails again, and resolves with whether all were still there: the outbox may have claimed one of them. */
export async function removeUnsent(transaction: Transaction, mails: readonly Mail[]): Promise<boolean> {
  for (const { id, next_at } of mails) {
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('id', '=', id)
      .where('next_at', '=', next_at)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
  }
  return true
}

/** Undoes that mails were stored. */
export const takeBack = (database: Database, mails: readonly Mail[]): Promise<boolean> =>
  transact(
    database,
    async (transaction, rollBack) => (await removeUnsent(transaction, mails)) || rollBack(false),
  )
