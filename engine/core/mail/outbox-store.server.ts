import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addAlert } from '../alerts/alert-store.server.ts'
import type { Database } from '../database/open.server.ts'
import { claim, waitAfter } from '../database/queue.server.ts'
import { retryConflicts, transact } from '../database/retry-transaction.server.ts'
import type { Tables } from '../database/tables.server.ts'
import { consume, everybody } from '../limits/limits.server.ts'
import { facts } from '../site/facts.ts'
import { localDay } from '../time/clock.ts'
import { minute, second } from '../time/durations.ts'

/** No attempt to send a mail lasts longer. */
export const sendLimit = 40 * second
/** How long a claimed mail is reserved for its process, which has sent it or failed before that. */
const lease = sendLimit + 5 * second

export type Mail = Tables['outbox']

/** A new mail, first due at `due_at`, about a message, a booking, a subscriber, or none of them. */
export const newMail = (
  mail: Pick<Mail, 'kind'> & { due_at: number } & Partial<
      Pick<
        Mail,
        'id' | 'message_id' | 'booking_id' | 'subscriber_id' | 'newsletter_id' | 'priority' | 'detail'
      >
    >,
): Mail => ({
  id: randomUUID(),
  message_id: null,
  booking_id: null,
  subscriber_id: null,
  newsletter_id: null,
  priority: 0,
  detail: null,
  ...mail,
  next_at: mail.due_at,
  attempts: 0,
  sent_at: null,
  failed_at: null,
  last_error: null,
})

/** A claimed mail, or when the next newsletter may go. Neither where nothing is due. */
export type Claimed = { mail: Mail; mayGoAt?: never } | { mail?: never; mayGoAt: number | undefined }

/**
 * Claims the mail that has been due longest, newsletters only where no other mail is due and at most `perMinute` of them.
 * Other processes skip it while the lease lasts. One at a time, because a slow mail server could let the lease of further
 * ones expire.
 */
export async function claimNext(
  database: Database,
  { now = Date.now(), perMinute = Number.POSITIVE_INFINITY }: { now?: number; perMinute?: number } = {},
): Promise<Claimed> {
  const mail = await retryConflicts(() => claimMail(database, 0, now))
  return mail ? { mail } : claimNewsletter(database, now, perMinute)
}

/**
 * The next newsletter. All processes together send one in each part of a minute, so that no minute has more than may be,
 * wherever it begins.
 */
function claimNewsletter(database: Database, now: number, perMinute: number): Promise<Claimed> {
  const limit = { name: 'newsletter-mails', uses: 1, within: Math.ceil(minute / perMinute) }
  return transact<Claimed>(database, async (transaction, rollBack) => {
    const mail = await claimMail(transaction, 1, now)
    const mayGoAt = mail && (await consume(transaction, limit, everybody, now))
    if (mayGoAt !== undefined) rollBack({ mayGoAt })
    return mail ? { mail } : { mayGoAt: undefined }
  })
}

const claimMail = (database: Database, priority: Mail['priority'], now: number) =>
  claim(database, 'outbox', { open: sql`failed_at is null and priority = ${priority}`, lease, now })

/** Removes a mail that nobody needs any more. */
export const removeMail = (database: Database, id: string) =>
  retryConflicts(() => database.deleteFrom('outbox').where('id', '=', id).execute())

/**
 * Postpones a mail to its next attempt, or gives it up once `giveUpAt` has passed. Returns which. The owner is alerted to a
 * mail that was given up, and to a mail server that refuses mails for good.
 */
export async function markFailed(
  database: Database,
  { id, attempts }: Pick<Mail, 'id' | 'attempts'>,
  { giveUpAt, error, isRefused = false }: { giveUpAt: number; error: string; isRefused?: boolean },
): Promise<'retrying' | 'failed'> {
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
      // The owner may have put it away meanwhile.
      .where('failed_at', 'is', null)
      .execute()
    // One a day is enough: a mail server that is away fails many mails.
    if (isLate)
      await addAlert(transaction, { kind: 'mail-given-up', id: `mail-${localDay(now, facts)}` }, now)
    else if (isRefused) await addRefusedAlert(transaction, now)
  })
  return isLate ? 'failed' : 'retrying'
}

const addRefusedAlert = (database: Database, now: number) =>
  addAlert(database, { kind: 'mail-refused', id: `mail-refused-${localDay(now, facts)}` }, now)

/** Alerts the owner to a mail server that refuses whoever is written to. */
export const alertRefused = (database: Database, now = Date.now()) =>
  retryConflicts(() => addRefusedAlert(database, now))
