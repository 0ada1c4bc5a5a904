import { type Database, isShared } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import type { Tables } from '../database/tables.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long a claimed mail is reserved for the process that claimed it. */
const lease = 5 * minute
/** After this time without success a mail is given up. */
const maxAge = 3 * 24 * hour
const maxWait = 2 * hour

export type Mail = Tables['outbox']

/** A new mail, to be sent at `next_at`. */
export const newMail = (mail: Pick<Mail, 'id' | 'message_id' | 'kind' | 'next_at'>): Mail => ({
  ...mail,
  attempts: 0,
  sent_at: null,
  failed_at: null,
  last_error: null,
})

/** The wait after so many failed attempts: half a minute, doubling up to two hours. */
export const waitAfter = (attempts: number) => Math.min(30 * second * 2 ** (attempts - 1), maxWait)

/**
 * Claims the mail that has been due longest, with its message. Other processes skip it while the lease lasts. One at a
 * time, because a slow mail server could let the lease of further ones expire.
 */
export async function claimNext(database: Database, now = Date.now()) {
  const claimed = await retryConflicts(() =>
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
          // SQLite has no row locks, and only one process uses its file.
          .$if(isShared(database), (rows) => rows.forUpdate().skipLocked()),
      )
      .returning(['id', 'message_id', 'kind', 'attempts'])
      .executeTakeFirst(),
  )
  if (!claimed) return undefined
  const message = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', claimed.message_id)
    // The message may have been deleted meanwhile, and its mails with it.
    .executeTakeFirst()
  return { ...claimed, message }
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

/** Postpones a mail to its next attempt, or gives it up where its message is too old. Returns which. */
export async function markFailed(
  database: Database,
  { id, attempts }: Pick<Due, 'id' | 'attempts'>,
  receivedAt: number,
  error: string,
): Promise<'waiting' | 'given up'> {
  const now = Date.now()
  const isLate = now - receivedAt > maxAge
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
