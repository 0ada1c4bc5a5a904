/** The mails of messages and bookings, as the commands print them. */
import { stateOf } from '../mail/mail-state.ts'
import type { Mail } from '../mail/outbox-store.ts'
import { formatTime, pluralize, printField, printTable, truncate } from './print.ts'

/** When a mail was sent or given up, or will be tried next. */
function timeOf(mail: Mail): string {
  if (mail.sent_at !== null) return formatTime(mail.sent_at)
  return mail.failed_at === null ? `next ${formatTime(mail.next_at)}` : formatTime(mail.failed_at)
}

/** The states of mails in a few words: `sent, queued`. */
export const statesOf = (mails: readonly Mail[]): string =>
  [...new Set(mails.map(stateOf))].join(', ') || 'none'

/** Prints a line for each mail. */
export function printMails(mails: readonly Mail[]) {
  for (const mail of mails) {
    const error = truncate(mail.last_error ?? '', 200)
    printField(
      mail.kind.replace('booking-', ''),
      [stateOf(mail), timeOf(mail), error].filter(Boolean).join(', '),
    )
  }
}

/** Prints how many messages or bookings there are, and their mails that were not sent. `what` is the singular. */
export function printUnsent(what: string, all: readonly { id: string; mails: readonly Mail[] }[]) {
  const unsent = all.flatMap(({ id, mails }) =>
    mails.filter(({ sent_at }) => sent_at === null).map((mail) => ({ id, mail })),
  )
  console.log(`\n${pluralize(all.length, what)}, ${pluralize(unsent.length, 'mail')} not sent`)
  if (unsent.length === 0) return
  console.log()
  printTable(
    [what, 'mail', 'state', 'tries', 'when', 'why'],
    unsent.map(({ id, mail }) => [
      id.slice(0, 8),
      mail.kind,
      stateOf(mail),
      mail.attempts,
      timeOf(mail),
      truncate(mail.last_error ?? '', 60),
    ]),
  )
}
