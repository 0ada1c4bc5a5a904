import type { Database } from '../../core/database/open.server.ts'
import { retryConflicts } from '../../core/database/retry-transaction.server.ts'
import { mailWords } from '../../core/mail/mail.words.ts'
import type { MailSettings } from '../../core/mail/mail-content.server.ts'
import { type Mail, newMail } from '../../core/mail/outbox-store.server.ts'
import { facts } from '../../core/site/facts.ts'
import { formatDayAt, formatTimeAt } from '../../core/site/written-time.ts'
import { fill } from '../../core/text/sentence.ts'
import { day } from '../../core/time/durations.ts'
import { reminderDueAt, replyDueAt } from './reply-due.ts'

/** How late a reminder may be, because the server was down: older messages are in the mail of the week. */
const lateness = day
/** No promise reaches further back. */
const longestPromise = 366 * day

const prefix = 'reminder-'

/**
 * Puts the reminders that are due into the outbox, one for each message that waits. They have no message of their own
 * there: servers of earlier releases would take them for the visitor's mails, and so would `resend`.
 */
export async function addReminders(database: Database, now: number): Promise<void> {
  const waiting = await database
    .selectFrom('messages')
    .select(['id', 'received_at'])
    .where('spam', '=', 0)
    .where('answered_at', 'is', null)
    .where('received_at', '>', now - longestPromise)
    .execute()
  const mails = waiting.flatMap(({ id, received_at }) => {
    const due_at = reminderDueAt(received_at)
    const isDue = due_at <= now && due_at > now - lateness
    return isDue ? newMail({ id: prefix + id, kind: 'reply-reminder', due_at }) : []
  })
  if (mails.length === 0) return
  await retryConflicts(() =>
    database
      .insertInto('outbox')
      .values(mails)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
}

/** The mail that reminds the owner of a message. Undefined where it no longer waits. */
export async function reminderMail(database: Database, { id, due_at }: Mail, { mailTo }: MailSettings) {
  const stored = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id.slice(prefix.length))
    .where('spam', '=', 0)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  if (!stored) return undefined
  const { name, email, message, language, received_at } = stored
  const { subject, text } = mailWords[language].reminder
  const dueAt = replyDueAt(received_at)
  const until = `${formatDayAt(dueAt, language)}, ${formatTimeAt(dueAt)}`
  return {
    to: { name: facts.brand, address: mailTo },
    replyTo: { name, address: email },
    subject: fill(subject, { name }),
    text: fill(text, { name, until, message }),
    giveUpAt: (due_at ?? received_at) + lateness,
  }
}
