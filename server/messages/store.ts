import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Language } from '../../content/language.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/retry-transaction.ts'
import type { Tables } from '../database/tables.ts'
import { newMail } from '../mail/outbox-rows.ts'
import { countMessage, waitOf } from './limits.ts'
import type { Message } from './message.ts'

/** How long the same words from the same sender count as one message, in milliseconds. */
const sameContentFor = 10 * 60 * 1000
/** How long an Idempotency-Key stands for the message that it came with first. */
const sameKeyFor = 24 * 60 * 60 * 1000

export interface Received extends Message {
  language: Language
  isSpam: boolean
  /** What a client names a message with that it may send again, not knowing whether it arrived. */
  idempotencyKey?: string | undefined
  /** Who is held to the limits (limits.ts); undefined where nobody is. */
  sender: string | undefined
}

/**
 * Stores a message together with the mails it calls for, in one transaction that is on the disk when this resolves.
 * Every call counts against the sender's limits first, a repeated one too; over them nothing else changes, and `wait`
 * says for how many seconds. A repeated submit, by content within ten minutes or by key within a day, is the same message
 * and stores nothing; so it is where both arrive at once, at two processes. A key that stood for other words is refused.
 */
export async function storeMessage(
  database: Database,
  received: Received,
  now = Date.now(),
): Promise<'stored' | 'repeated' | 'key-reused' | { wait: number }> {
  const { name, email, message, language, isSpam, idempotencyKey, sender } = received
  // What was taken for spam once must not swallow the same words sent by hand.
  const fingerprint = hash(JSON.stringify([name, email, message, isSpam]))
  if (sender !== undefined) {
    const wait = await waitOf(database, sender, now)
    if (wait !== undefined) return { wait }
  }
  return transact(database, async (transaction) => {
    const wait = sender === undefined ? undefined : await countMessage(transaction, sender, now)
    if (wait !== undefined) return { wait }
    if (idempotencyKey) {
      const submission = { key: `key:${hash(idempotencyKey)}`, fingerprint, until: now + sameKeyFor }
      const seen = await submit(transaction, submission, now)
      if (seen) return seen === fingerprint ? 'repeated' : 'key-reused'
    }
    const submission = { key: `content:${fingerprint}`, fingerprint, until: now + sameContentFor }
    if (await submit(transaction, submission, now)) return 'repeated'
    const id = randomUUID()
    const spam = isSpam ? 1 : 0
    await transaction
      .insertInto('messages')
      .values({ id, received_at: now, language, name, email, message, spam, fingerprint })
      .execute()
    if (!isSpam) await transaction.insertInto('outbox').values(newMails(id, now)).execute()
    return 'stored'
  })
}

/** The mails that a message leads to: one to the owner, one to whoever wrote it. */
const newMails = (messageId: string, now: number) =>
  (['owner', 'confirmation'] as const).map((kind) =>
    newMail({ id: randomUUID(), message_id: messageId, kind, next_at: now }),
  )

/**
 * Takes a key that is free or has run out; undefined then. Else the fingerprint of what has it. The key is unique: of
 * two that take it at once, one waits until the other is stored, or takes its place where that fails.
 */
async function submit(
  transaction: Transaction<Tables>,
  submission: Tables['submissions'],
  now: number,
): Promise<string | undefined> {
  const { key, fingerprint, until } = submission
  const taken = await transaction
    .insertInto('submissions')
    .values(submission)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ fingerprint, until }).where('submissions.until', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const holder = await transaction
    .selectFrom('submissions')
    .select('fingerprint')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return holder.fingerprint
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
