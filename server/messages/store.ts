import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '../../content/language.ts'
import type { Database } from '../database/open.ts'
import type { Message } from './message.ts'

/** How long the same words from the same sender count as one message, in milliseconds. */
const sameFor = 10 * 60 * 1000

export interface Received extends Message {
  language: Language
  isSuspect: boolean
}

/**
 * Stores a message together with the mails it calls for, in one transaction that is on the disk when this resolves.
 * A repeated submit within ten minutes is the same message and changes nothing.
 */
export async function storeMessage(
  database: Database,
  received: Received,
  now = Date.now(),
): Promise<'stored' | 'repeated'> {
  const { name, email, message, language, isSuspect } = received
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([name, email, message]))
    .digest('base64url')
  return database.transaction().execute(async (transaction) => {
    const earlier = await transaction
      .selectFrom('messages')
      .select('id')
      .where('fingerprint', '=', fingerprint)
      .where('received_at', '>', now - sameFor)
      .executeTakeFirst()
    if (earlier) return 'repeated'
    const id = randomUUID()
    await transaction
      .insertInto('messages')
      .values({ id, received_at: now, language, name, email, message, spam: isSuspect ? 1 : 0, fingerprint })
      .execute()
    if (!isSuspect) {
      const mail = (kind: 'owner' | 'confirmation') => ({
        id: randomUUID(),
        message_id: id,
        kind,
        next_at: now,
        attempts: 0,
        sent_at: null,
        failed_at: null,
        last_error: null,
      })
      await transaction
        .insertInto('outbox')
        .values([mail('owner'), mail('confirmation')])
        .execute()
    }
    return 'stored'
  })
}
