import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { facts } from '../../content/facts.ts'
import { addAlert } from '../alerts/alert-store.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/retry-transaction.ts'
import type { MailContent, MailSettings } from '../mail/mail-content.ts'
import { type Mail, newMail, removeMail } from '../mail/outbox-store.ts'
import { shownAddress } from './calendars/addresses.ts'

const hour = 60 * 60 * 1000

/** How long what a calendar said last is believed while it cannot be read, in milliseconds. */
export const patience = 2 * hour
/** How long the mail about it is tried. */
const worthTrying = 72 * hour

/** The same on all servers, so that they send one mail together. Does not tell the address. */
const noticeId = ({ href }: URL) => `calendar-${createHash('sha256').update(href).digest('hex').slice(0, 32)}`

/**
 * Puts the mail about a calendar that cannot be read into the outbox, unless there is one already, sent or not. Returns
 * whether it did. `since` is when it was last read.
 */
export async function addNotice(database: Database, url: URL, since: number): Promise<boolean> {
  const mail = newMail({ id: noticeId(url), kind: 'calendar-unreadable', due_at: since + patience })
  return transact(database, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('outbox')
      .values(mail)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    const isNew = Boolean(numInsertedOrUpdatedRows)
    if (isNew) await addAlert(transaction, { kind: 'calendar-unreadable' })
    return isNew
  })
}

/** Removes it, so that the next failure is mailed again. */
export const removeNotice = (database: Database, url: URL) => removeMail(database, noticeId(url))

/** The mail that tells the owner that a calendar cannot be read. Undefined where it is no longer among the calendars. */
export function calendarNotice(
  { id, due_at }: Mail,
  { mailTo, busyCalendars }: MailSettings & Pick<Config, 'busyCalendars'>,
): MailContent | undefined {
  const index = busyCalendars.findIndex((url) => noticeId(url) === id)
  const url = busyCalendars[index]
  if (!url || due_at === null) return undefined
  const number = index + 1
  const calendar = shownAddress(url)
  return {
    to: { name: facts.brand, address: mailTo },
    subject: `Calendar ${number} cannot be read: nothing can be booked`,
    text: noticeText(number, calendar, localTime(due_at - patience)),
    headers: { 'Auto-Submitted': 'auto-generated' },
    giveUpAt: due_at + worthTrying,
  }
}

const noticeText = (number: number, calendar: string, since: string) =>
  `Calendar ${number} of BUSY_CALENDARS (${calendar}) has not been readable since ${since}. Until it is, visitors cannot book a time, because you might be busy then.

What to do: look for "calendar unreadable" in the server's log, where the reason stands. If the address has changed, copy the new secret address from your calendar's settings into BUSY_CALENDARS and restart the server. If you no longer use the calendar, take it out there.

The server tries every five minutes. Once the calendar can be read, times can be booked again by themselves.

${facts.brand}`

/** Such as `2026-12-01 09:00 (Europe/Stockholm)`. */
function localTime(moment: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(facts.timeZone)
  return `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })} (${facts.timeZone})`
}
