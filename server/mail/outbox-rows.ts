import { type Database, isShared } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import type { Tables } from '../database/tables.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long a mail that was taken is left to whoever took it. */
const lease = 5 * minute
/** After this long without success a mail is given up. */
const patience = 3 * 24 * hour
const longestWait = 2 * hour

export type Mail = Tables['outbox']

/** A mail that nobody has tried to send yet, to be sent as soon as `next_at` has come. */
export const newMail = (mail: Pick<Mail, 'id' | 'message_id' | 'kind' | 'next_at'>): Mail => ({
  ...mail,
  attempts: 0,
  sent_at: null,
  failed_at: null,
  last_error: null,
})

/** Waits grow from half a minute, doubling, to two hours. `attempts` is how many have failed. */
export const waitAfter = (attempts: number) => Math.min(30 * second * 2 ** (attempts - 1), longestWait)

/**
 * Takes the mail that has been due longest, with its message. Nobody else gets it while the lease lasts: processes at
 * once pass over each other's. One at a time, so that a slow mail server does not let the lease of a next one run out.
 */
export async function claimNext(database: Database, now = Date.now()) {
  const taken = await retryConflicts(() =>
    database
      .updateTable('outbox')
      .set((row) => ({ next_at: now + lease, attempts: row('attempts', '+', 1) }))
      .where('id', '=', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('next_at', '<=', now)
          .orderBy('next_at')
          .limit(1)
          // One process alone has the SQLite file, which knows no locks on rows.
          .$if(isShared(database), (rows) => rows.forUpdate().skipLocked()),
      )
      .returning(['id', 'message_id', 'kind', 'attempts'])
      .executeTakeFirst(),
  )
  if (!taken) return undefined
  const message = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', taken.message_id)
    // A mail goes with its message when that is deleted.
    .executeTakeFirst()
  return { ...taken, message }
}

export type Due = NonNullable<Awaited<ReturnType<typeof claimNext>>>

export const markSent = (database: Database, id: string) =>
  retryConflicts(() =>
    database
      .updateTable('outbox')
      .set({ sent_at: Date.now(), last_error: null })
      .where('id', '=', id)
      .execute(),
  )

/** Puts a mail off until its next try, or gives it up where its message is too old. Says which. */
export async function markFailed(
  database: Database,
  { id, attempts }: Pick<Due, 'id' | 'attempts'>,
  receivedAt: number,
  error: string,
): Promise<'waiting' | 'given up'> {
  const now = Date.now()
  const isLate = now - receivedAt > patience
  await retryConflicts(() =>
    database
      .updateTable('outbox')
      .set({
        next_at: now + waitAfter(attempts),
        last_error: error,
        ...(isLate ? { failed_at: now } : {}),
      })
      .where('id', '=', id)
      .execute(),
  )
  return isLate ? 'given up' : 'waiting'
}
