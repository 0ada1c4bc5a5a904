import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addAlert } from '../alerts/alert-rows.ts'
import { type Database, isShared } from '../database/open.ts'
import { retryConflicts, transact } from '../database/retry-transaction.ts'
import { utcDay } from '../database/salt.ts'
import type { Tables } from '../database/tables.ts'
import { use } from '../http/limits.ts'
import { waitAfter } from './wait-after.ts'

const second = 1000

/** No attempt to send a mail lasts longer. */
export const sendLimit = 40 * second
/** How long a claimed mail is reserved for its process, which has sent it or failed before that. */
const lease = sendLimit + 5 * second

export type Mail = Tables['outbox']

/** A new mail, first due at `due_at`, about a message, a booking, a subscriber, or none of them. */
export const newMail = ({
  id = randomUUID(),
  kind,
  due_at,
  message_id = null,
  booking_id = null,
  subscriber_id = null,
  newsletter_id = null,
  priority = 0,
}: Pick<Mail, 'kind'> & { due_at: number } & Partial<
    Pick<Mail, 'id' | 'message_id' | 'booking_id' | 'subscriber_id' | 'newsletter_id' | 'priority'>
  >): Mail => ({
  id,
  message_id,
  booking_id,
  subscriber_id,
  newsletter_id,
  kind,
  priority,
  due_at,
  next_at: due_at,
  attempts: 0,
  sent_at: null,
  failed_at: null,
  last_error: null,
})

/**
 * Claims the mail that has been due longest, newsletters only where no other mail is due and at most `perMinute` of them.
 * Other processes skip it while the lease lasts. One at a time, because a slow mail server could let the lease of further
 * ones expire.
 */
export async function claimNext(
  database: Database,
  { now = Date.now(), perMinute = Number.POSITIVE_INFINITY }: { now?: number; perMinute?: number } = {},
): Promise<Mail | undefined> {
  const urgent = await retryConflicts(() => claim(database, 0, now))
  return urgent ?? claimNewsletter(database, now, perMinute)
}

/** The next newsletter, unless as many were sent in these seconds as may be, by all processes together. */
async function claimNewsletter(
  database: Database,
  now: number,
  perMinute: number,
): Promise<Mail | undefined> {
  const limit = { name: 'newsletter-mails', uses: Math.ceil(perMinute / 6), within: 10 * second }
  try {
    return await transact(database, async (transaction) => {
      const mail = await claim(transaction, 1, now)
      if (mail && (await use(transaction, 'all', limit, now)) !== undefined) throw new TooMany()
      return mail
    })
  } catch (error) {
    if (error instanceof TooMany) return undefined
    throw error
  }
}

/** Rolls a claim back. */
class TooMany extends Error {}

const claim = (
  database: Kysely<Tables>,
  priority: Mail['priority'],
  now: number,
): Promise<Mail | undefined> =>
  database
    .updateTable('outbox')
    .set((row) => ({ next_at: now + lease, attempts: row('attempts', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('priority', '=', priority)
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(1)
        // SQLite has no row locks, and only one process uses its file.
        .$if(isShared(database), (rows) => rows.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst()

export const markSent = (database: Database, id: string) =>
  retryConflicts(() =>
    database
      .updateTable('outbox')
      .set({ sent_at: Date.now(), last_error: null })
      .where('id', '=', id)
      .execute(),
  )

/** Removes a mail that nobody needs any more. */
export const removeMail = (database: Database, id: string) =>
  retryConflicts(() => database.deleteFrom('outbox').where('id', '=', id).execute())

/** Gives a mail up whose recipient does not exist. That is no matter for an alert. */
export const markRefused = (database: Database, id: string, error: string) =>
  retryConflicts(() =>
    database
      .updateTable('outbox')
      .set({ failed_at: Date.now(), last_error: error })
      .where('id', '=', id)
      .execute(),
  )

/** Postpones a mail to its next attempt, or gives it up once `giveUpAt` has passed. Returns which. */
export async function markFailed(
  database: Database,
  { id, attempts }: Pick<Mail, 'id' | 'attempts'>,
  giveUpAt: number,
  error: string,
): Promise<'waiting' | 'given up'> {
  const now = Date.now()
  const isLate = now > giveUpAt
  await transact(database, async (transaction) => {
    await transaction
      .updateTable('outbox')
      .set({
        next_at: now + waitAfter(attempts),
        last_error: error,
        ...(isLate ? { failed_at: now } : {}),
      })
      .where('id', '=', id)
      .execute()
    // One a day is enough: a mail server that is away fails many mails.
    if (isLate) await addAlert(transaction, { kind: 'mail-given-up', id: `mail-${utcDay(now)}` }, now)
  })
  return isLate ? 'given up' : 'waiting'
}
