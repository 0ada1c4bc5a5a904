import { randomUUID } from 'node:crypto'
import { addAlert } from '../../core/alerts/alert-store.server.ts'
import { sha256 } from '../../core/base/sha256.ts'
import type { Database, Transaction } from '../../core/database/open.server.ts'
import { transact } from '../../core/database/retry-transaction.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import type { Visit } from '../../core/feature.server.ts'
import type { ClientNetworks } from '../../core/limits/limits.server.ts'
import { newMail } from '../../core/mail/outbox-store.server.ts'
import { admitMail, mailboxKey } from '../../core/mail/unverified-mail.server.ts'
import type { Language } from '../../core/text/language.ts'
import { day, minute } from '../../core/time/durations.ts'
import type { Message } from './message.server.ts'
import { countMessage, secondsUntilAllowed } from './message-limits.server.ts'

/** How long the same text from the same sender counts as one message, in milliseconds. */
const sameContentFor = 10 * minute
/** How long an Idempotency-Key belongs to its first message, in milliseconds. */
const sameKeyFor = day

export interface Received extends Message {
  language: Language
  isSpam: boolean
  /** Lets a client send a message again when it does not know whether it arrived. */
  idempotencyKey?: string | undefined
  /** For the limits (limits.server.ts); undefined where there are none. */
  networks: ClientNetworks | undefined
  /** How the sender's visit began, where that is known. */
  visit?: Visit | undefined
}

/**
 * Stores a message with its mails, in one transaction that is on the disk when this resolves. Every call counts against
 * the sender's limits; over them it only returns the seconds to `wait`. A message that was already stored, by content
 * within ten minutes or by key within a day, is 'repeated', also where both arrive at once at two processes. A key that
 * came with another text is 'key-reused'. The owner always gets a mail, whoever sent it only while that cannot be an attack
 * (mail/unverified-mail.server.ts).
 */
export async function storeMessage(
  database: Database,
  received: Received,
  now = Date.now(),
): Promise<'stored' | 'repeated' | 'key-reused' | { wait: number }> {
  const { name, email, message, language, isSpam, idempotencyKey, networks, visit } = received
  // Includes isSpam: a message marked as spam must not block the same text as an honest message.
  const fingerprint = sha256(JSON.stringify([name, email, message, isSpam]))
  if (networks !== undefined) {
    const wait = await secondsUntilAllowed(database, networks, now)
    if (wait !== undefined) return { wait }
  }
  const mailbox = networks && (await mailboxKey(database, email, now))
  return transact(database, async (transaction) => {
    const wait = networks === undefined ? undefined : await countMessage(transaction, networks, now)
    if (wait !== undefined) return { wait }
    if (idempotencyKey) {
      const row = { key: `key:${sha256(idempotencyKey)}`, fingerprint, until: now + sameKeyFor }
      const holder = await claimKey(transaction, row, now)
      if (holder) return holder === fingerprint ? 'repeated' : 'key-reused'
    }
    const content = { key: `content:${fingerprint}`, fingerprint, until: now + sameContentFor }
    if (await claimKey(transaction, content, now)) return 'repeated'
    const id = randomUUID()
    const spam = isSpam ? 1 : 0
    await transaction
      .insertInto('messages')
      .values({
        id,
        received_at: now,
        language,
        name,
        email,
        message,
        spam,
        fingerprint,
        source: visit?.source ?? null,
        first_page: visit?.page ?? null,
      })
      .execute()
    if (!isSpam) {
      const refusal =
        networks && mailbox && (await admitMail(transaction, { mailbox, networks, purpose: 'message' }, now))
      const kinds = refusal ? (['owner'] as const) : (['owner', 'confirmation'] as const)
      const mails = kinds.map((kind) => newMail({ message_id: id, kind, due_at: now }))
      await transaction.insertInto('outbox').values(mails).execute()
      await addAlert(transaction, { kind: 'message' }, now)
    }
    return 'stored'
  })
}

/**
 * Claims a key that is free or expired, and returns undefined; else returns the fingerprint of its holder. The key is
 * unique: of two simultaneous claims, one waits for the transaction of the other.
 */
async function claimKey(transaction: Transaction, row: Tables['idempotency_keys'], now: number) {
  const { key, fingerprint, until } = row
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ fingerprint, until }).where('idempotency_keys.until', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const holder = await transaction
    .selectFrom('idempotency_keys')
    .select('fingerprint')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return holder.fingerprint
}
