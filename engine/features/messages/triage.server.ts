/** What the owner decides about a message: each change comes with what undoes it. */
import type { Database, Transaction } from '../../core/database/open.server.ts'
import { retryConflicts, transact } from '../../core/database/retry-transaction.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import { type Mail, newMail } from '../../core/mail/outbox-store.server.ts'
import { removeUnsent, retryMails, takeBack, type Undo } from '../../core/mail/unsent-mails.server.ts'
import type { MessageMailKind } from './tables.server.ts'

type TriagedMessage = Pick<Tables['messages'], 'id' | 'spam'> & { mails: readonly Mail[] }

type Resent =
  | { is: 'refused as spam' }
  /** All were sent before: the owner gets another one. */
  | { is: 'sent once more'; undo: Undo }
  | { is: 'tried again'; kinds: Mail['kind'][]; undo: Undo }

/**
 * Sends the unsent mails of a message, also those that were given up. Where all were sent, only the owner gets another
 * one. They are due at `at`.
 */
export async function resend(database: Database, message: TriagedMessage, at = Date.now()): Promise<Resent> {
  if (message.spam) return { is: 'refused as spam' }
  const unsent = message.mails.filter(({ sent_at }) => sent_at === null)
  if (unsent.length > 0) {
    const undo = await retryMails(database, unsent, at)
    return { is: 'tried again', kinds: unsent.map(({ kind }) => kind), undo }
  }
  const added = [mailOf(message, 'owner', at)]
  await retryConflicts(() => database.insertInto('outbox').values(added).execute())
  return { is: 'sent once more', undo: () => takeBack(database, added) }
}

/** Says when a message was answered; null where it waits. */
export async function setAnswered(
  database: Database,
  { id, answered_at }: Pick<Tables['messages'], 'id' | 'answered_at'>,
  at: number | null,
): Promise<Undo> {
  const set = async (moment: number | null) => {
    const { numUpdatedRows } = await retryConflicts(() =>
      database
        .updateTable('messages')
        .set({ answered_at: moment })
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
    return numUpdatedRows > 0n
  }
  await set(at)
  return () => set(answered_at)
}

/** Marks a message as spam and removes its mails that were not sent yet. */
export async function markSpam(database: Database, { id, spam }: TriagedMessage): Promise<Undo> {
  const removed = await transact(database, async (transaction) => {
    await transaction.updateTable('messages').set({ spam: 1 }).where('id', '=', id).execute()
    return transaction
      .deleteFrom('outbox')
      .where('message_id', '=', id)
      .where('sent_at', 'is', null)
      .returningAll()
      .execute()
  })
  return () =>
    transact<boolean>(database, async (transaction, rollBack) => {
      if (!(await setSpam(transaction, id, spam))) rollBack(false)
      if (removed.length > 0)
        await transaction
          .insertInto('outbox')
          .values(removed)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
      return true
    })
}

/** Resolves with false where the message was deleted meanwhile. */
async function setSpam(transaction: Transaction, id: string, spam: TriagedMessage['spam']) {
  const { numUpdatedRows } = await transaction
    .updateTable('messages')
    .set({ spam })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Marks a message as no spam. Its mails are due at `at`, unless it had some before. */
export async function markNotSpam(database: Database, message: TriagedMessage, at = Date.now()) {
  const { id, spam } = message
  const isMailed = message.mails.length === 0
  const added = isMailed ? [mailOf(message, 'owner', at), mailOf(message, 'confirmation', at)] : []
  await transact(database, async (transaction) => {
    await transaction.updateTable('messages').set({ spam: 0 }).where('id', '=', id).execute()
    if (added.length > 0) await transaction.insertInto('outbox').values(added).execute()
  })
  const undo = () =>
    transact<boolean>(database, async (transaction, rollBack) => {
      const isWhole = (await removeUnsent(transaction, added)) && (await setSpam(transaction, id, spam))
      return isWhole || rollBack(false)
    })
  return { isMailed, undo }
}

const mailOf = ({ id }: TriagedMessage, kind: MessageMailKind, at: number): Mail =>
  newMail({ message_id: id, kind, due_at: at })
