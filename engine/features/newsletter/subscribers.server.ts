import { randomBytes, randomUUID } from 'node:crypto'
import { inBatches } from '../../core/database/batches.server.ts'
import type { Database } from '../../core/database/open.server.ts'
import { retryConflicts, transact } from '../../core/database/retry-transaction.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import {
  type ClientNetworks,
  consumeByNetworks,
  type Limit,
  secondsUntil,
} from '../../core/limits/limits.server.ts'
import { spellingsOf } from '../../core/mail/address-spellings.server.ts'
import { newMail } from '../../core/mail/outbox-store.server.ts'
import type { Undo } from '../../core/mail/unsent-mails.server.ts'
import { admitMail, mailboxKey } from '../../core/mail/unverified-mail.server.ts'
import type { Language } from '../../core/text/language.ts'
import { day, hour } from '../../core/time/durations.ts'
import { newsletterWords } from './newsletter.words.ts'

/** How long an address can be confirmed, in milliseconds. Then it is deleted. */
export const confirmableFor = 48 * hour
/** A stranger whose address is typed in again and again gets one mail a day. */
const askAgainAfter = day
const perNetwork: Limit = { name: 'newsletter', uses: 5, within: day }
/** After so many refused mails in a row nothing more is sent to an address. */
const mostRefusals = 2

export type Subscriber = Readonly<Tables['subscribers']>

export interface SignUp {
  email: string
  language: Language
  /** For the limits (networksOf). */
  networks: ClientNetworks
}

/**
 * Stores an address with the mail that asks to confirm it, in one transaction. Nothing happens where the address is
 * confirmed already, was asked a day ago or less, or got several mails today: the visitor is told the same, so that
 * nobody learns who subscribes. Resolves with whether a mail was stored, or over a limit with the seconds to `wait`.
 */
export async function signUp(database: Database, { email, language, networks }: SignUp, now = Date.now()) {
  const mailbox = await mailboxKey(database, email, now)
  return transact<boolean | { wait: number }>(database, async (transaction, rollBack) => {
    const until = await consumeByNetworks(transaction, perNetwork, networks, now)
    if (until !== undefined) return { wait: secondsUntil(until, now) }
    const subscriber = newSubscriber(email, language, now)
    // One statement, so that of simultaneous requests for an address one stores a mail.
    const stored = await transaction
      .insertInto('subscribers')
      .values(subscriber)
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ language, asked_at: now })
          .where('subscribers.asked_at', '<=', now - askAgainAfter)
          .where(({ or, eb }) =>
            or([eb('subscribers.confirmed_at', 'is', null), eb('subscribers.paused_at', 'is not', null)]),
          ),
      )
      .returning('id')
      .executeTakeFirst()
    if (!stored) return false
    const refusal = await admitMail(transaction, { mailbox, networks, purpose: 'newsletter' }, now)
    // One whose mail may not go can be asked again.
    if (refusal) rollBack(refusal.by === 'mailbox' ? false : { wait: secondsUntil(refusal.until, now) })
    await transaction.insertInto('outbox').values(confirmationMail(stored.id, now)).execute()
    return true
  })
}

const newSubscriber = (email: string, language: Language, now: number) => ({
  id: randomUUID(),
  email: email.toLowerCase(),
  language,
  asked_at: now,
  consent: '',
  token: randomBytes(16).toString('base64url'),
  refusals: 0,
})

const confirmationMail = (id: string, now: number) =>
  newMail({ subscriber_id: id, kind: 'newsletter-confirm', due_at: now })

/**
 * Stores addresses of a list that the owner brings along, each with the mail that asks to confirm it. Returns how many are
 * new. After a failure those that were stored stay; the same list brings the rest.
 */
export async function importSubscribers(
  database: Database,
  list: readonly { email: string; language: Language }[],
  now = Date.now(),
): Promise<number> {
  const counts = await inBatches(list, (batch) =>
    transact(database, async (transaction) => {
      const stored = await transaction
        .insertInto('subscribers')
        .values(batch.map(({ email, language }) => newSubscriber(email, language, now)))
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .execute()
      if (stored.length === 0) return 0
      const mails = stored.map(({ id }) => ({ ...confirmationMail(id, now), priority: 1 as const }))
      await transaction.insertInto('outbox').values(mails).execute()
      return stored.length
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Who a link belongs to. */
export const findSubscriber = (database: Database, token: string): Promise<Subscriber | undefined> =>
  database.selectFrom('subscribers').selectAll().where('token', '=', token).executeTakeFirst()

/** Whether the link in the mail can still confirm the address. */
export const isConfirmable = ({ confirmed_at, paused_at, asked_at }: Subscriber, now = Date.now()): boolean =>
  (confirmed_at === null || paused_at !== null) && asked_at > now - confirmableFor

/** Confirms an address, with the time and the words of the consent. Returns whether the link was still good. */
export async function confirmSubscriber(database: Database, token: string, now = Date.now()) {
  const subscriber = await findSubscriber(database, token)
  if (!subscriber) return false
  if (!isConfirmable(subscriber, now)) return subscriber.confirmed_at !== null
  const { confirmed_at, id, language } = subscriber
  await retryConflicts(() =>
    database
      .updateTable('subscribers')
      .set({
        confirmed_at: confirmed_at ?? now,
        consent: newsletterWords[language].text,
        refusals: 0,
        paused_at: null,
      })
      .where('id', '=', id)
      .execute(),
  )
  return true
}

/** Deletes a subscriber with the mails that wait for them. Returns whether there was one. */
export async function removeSubscriber(database: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await retryConflicts(() =>
    database.deleteFrom('subscribers').where('token', '=', token).executeTakeFirstOrThrow(),
  )
  return numDeletedRows > 0n
}

/** Counts a mail that the address has refused for good; the second one in a row pauses it. */
export const countRefusal = (database: Database, id: string, now = Date.now()) =>
  retryConflicts(() =>
    database
      .updateTable('subscribers')
      .set(({ eb, ref }) => ({
        refusals: eb('refusals', '+', 1),
        paused_at: eb
          .case()
          .when('refusals', '>=', mostRefusals - 1)
          .then(now)
          .else(ref('paused_at'))
          .end(),
      }))
      .where('id', '=', id)
      .execute(),
  )

/** Sends to a paused address again. Undefined where it is not paused, else what undoes it. */
export async function resumeSubscriber(database: Database, email: string): Promise<Undo | undefined> {
  const paused = await database
    .selectFrom('subscribers')
    .select(['id', 'refusals', 'paused_at'])
    .where('email', 'in', spellingsOf(email))
    .where('paused_at', 'is not', null)
    .executeTakeFirst()
  if (!paused) return undefined
  const { id, ...before } = paused
  const set = async (values: typeof before) => {
    const { numUpdatedRows } = await retryConflicts(() =>
      database.updateTable('subscribers').set(values).where('id', '=', id).executeTakeFirstOrThrow(),
    )
    return numUpdatedRows > 0n
  }
  await set({ refusals: 0, paused_at: null })
  return () => set(before)
}

/** Forgets earlier refusals once a mail was taken. */
export const forgetRefusals = (database: Database, id: string) =>
  retryConflicts(() =>
    database
      .updateTable('subscribers')
      .set({ refusals: 0 })
      .where('id', '=', id)
      .where('refusals', '>', 0)
      .execute(),
  )

export interface SubscriberCount {
  language: Language
  /** Those who get the next article. */
  confirmed: number
  unconfirmed: number
  paused: number
}

/** How many subscribers there are in each language. */
export async function countSubscribers(database: Database): Promise<SubscriberCount[]> {
  const rows = await database
    .selectFrom('subscribers')
    .select(({ fn }) => [
      'language',
      fn.count<number>('confirmed_at').as('ever'),
      fn.count<number>('paused_at').as('paused'),
      fn.countAll<number>().as('all'),
    ])
    .groupBy('language')
    .orderBy('language')
    .execute()
  return rows.map(({ language, ever, paused, all }) => ({
    language,
    confirmed: Number(ever) - Number(paused),
    unconfirmed: Number(all) - Number(ever),
    paused: Number(paused),
  }))
}
