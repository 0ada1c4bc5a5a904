import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { localDay } from '../../content/clock.ts'
import { minute, second } from '../../content/durations.ts'
import { facts } from '../../content/facts.ts'
import { addAlert } from '../alerts/alert-store.ts'
import type { Database } from '../database/open.ts'
import { claim, waitAfter } from '../database/queue.ts'
import { retryConflicts, transact } from '../database/retry-transaction.ts'
import type { Tables } from '../database/tables.ts'
import { consume, everybody } from '../limits/limits.ts'

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
  detail = null,
}: Pick<Mail, 'kind'> & { due_at: number } & Partial<
    Pick<Mail, 'id' | 'message_id' | 'booking_id' | 'subscriber_id' | 'newsletter_id' | 'priority' | 'detail'>
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
  detail,
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
async function claimNewsletter(database: Database, now: number, perMinute: number): Promise<Claimed> {
  const limit = { name: 'newsletter-mails', uses: 1, within: Math.ceil(minute / perMinute) }
  try {
    const mail = await transact(database, async (transaction) => {
      const claimed = await claimMail(transaction, 1, now)
      const next = claimed && (await consume(transaction, limit, everybody, now))
      if (next !== undefined) throw new TooSoon(next)
      return claimed
    })
    return mail ? { mail } : { mayGoAt: undefined }
  } catch (error) {
    if (error instanceof TooSoon) return { mayGoAt: error.mayGoAt }
    throw error
  }
}

/** Rolls a claim back. */
class TooSoon extends Error {
  readonly mayGoAt: number
  constructor(mayGoAt: number) {
    super()
    this.mayGoAt = mayGoAt
  }
}

const claimMail = (database: Kysely<Tables>, priority: Mail['priority'], now: number) =>
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

const addRefusedAlert = (database: Kysely<Tables>, now: number) =>
  addAlert(database, { kind: 'mail-refused', id: `mail-refused-${localDay(now, facts)}` }, now)

/** Alerts the owner to a mail server that refuses whoever is written to. */
export const alertRefused = (database: Database, now = Date.now()) =>
  retryConflicts(() => addRefusedAlert(database, now))
