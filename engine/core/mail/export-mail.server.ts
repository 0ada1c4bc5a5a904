import { stateOf } from './mail-state.server.ts'
import type { Mail } from './outbox-store.server.ts'

/** A mail as it is exported. Times are ISO 8601 in UTC. */
export const exportMail = (mail: Mail) => ({
  kind: mail.kind,
  state: stateOf(mail),
  attempts: mail.attempts,
  sent: mail.sent_at === null ? null : new Date(mail.sent_at).toISOString(),
  error: mail.last_error,
})

/** What is stored, each with the mails about it. */
export function withMails<Row extends { id: string }>(
  rows: readonly Row[],
  about: 'message_id' | 'booking_id',
  mails: readonly Mail[],
) {
  const mailsOf = Map.groupBy(mails, (mail) => mail[about])
  return rows.map((row) => ({ ...row, mails: mailsOf.get(row.id) ?? [] }))
}
