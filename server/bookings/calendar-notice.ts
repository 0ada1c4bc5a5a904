import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { facts } from '../../content/facts.ts'
import { addAlert } from '../alerts/alert-store.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { retryConflicts, transact } from '../database/retry-transaction.ts'
import type { Tables } from '../database/tables.ts'
import type { MailContent, MailSettings } from '../mail/mail-content.ts'
import { type Mail, newMail, removeMail } from '../mail/outbox-store.ts'
import { shownAddress } from './calendars/addresses.ts'
import type { NotableEntry } from './calendars/busy-times-thread.ts'

const hour = 60 * 60 * 1000

/** How long what a calendar said last is believed while it cannot be read, in milliseconds. */
export const patience = 2 * hour
/** How long the mail about it is tried. */
const worthTrying = 72 * hour

/** The same on all servers, so that they send one mail together. Does not tell the address. */
const noticeId = ({ href }: URL) => `calendar-${hashOf(href)}`
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/**
 * Puts the mail about a calendar that cannot be read into the outbox, unless there is one already, sent or not. Returns
 * whether it did. `since` is when it was last read, `reason` a code why it cannot be.
 */
export async function addNotice(database: Database, url: URL, since: number, reason = ''): Promise<boolean> {
  const id = noticeId(url)
  const mail = newMail({ id, kind: 'calendar-unreadable', due_at: since + patience, detail: reason })
  return transact(database, async (transaction) => {
    const isNew = await addOnce(transaction, mail)
    if (isNew) await addAlert(transaction, { kind: 'calendar-unreadable' })
    return isNew
  })
}

/** Removes it, so that the next failure is mailed again. */
export const removeNotice = (database: Database, url: URL) => removeMail(database, noticeId(url))

/**
 * Puts a mail about entries of a calendar into the outbox that take times away which may be free, unless the same ones were told.
 * Returns whether it did.
 */
export const addEntriesNotice = (
  database: Database,
  url: URL,
  entries: readonly NotableEntry[],
  now: number,
): Promise<boolean> => {
  const detail = JSON.stringify(entries)
  const id = `${noticeId(url)}-${hashOf(detail)}`
  return retryConflicts(() =>
    addOnce(database, newMail({ id, kind: 'calendar-entries', due_at: now, detail })),
  )
}

async function addOnce(database: Kysely<Tables>, mail: Mail): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('outbox')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}

/** A mail that tells the owner about a calendar. Undefined where it is no longer among the calendars. */
export function calendarNotice(
  { id, kind, due_at, detail }: Mail,
  { mailTo, busyCalendars }: MailSettings & Pick<Config, 'busyCalendars'>,
): MailContent | undefined {
  const index = busyCalendars.findIndex((url) => id.startsWith(noticeId(url)))
  const url = busyCalendars[index]
  if (!url || due_at === null) return undefined
  const number = index + 1
  const calendar = `Calendar ${number} of BUSY_CALENDARS (${shownAddress(url)})`
  const isAboutEntries = kind === 'calendar-entries'
  return {
    to: { name: facts.brand, address: mailTo },
    subject: isAboutEntries
      ? `Calendar ${number} has entries that take many times`
      : `Calendar ${number} cannot be read: nothing can be booked`,
    text: isAboutEntries
      ? entriesText(calendar, detail ?? '[]')
      : noticeText(calendar, localTime(due_at - patience), detail ?? ''),
    headers: { 'Auto-Submitted': 'auto-generated' },
    giveUpAt: due_at + worthTrying,
  }
}

const noticeText = (calendar: string, since: string, reason: string) =>
  `${calendar} has not been readable since ${since}. Until it is, visitors cannot book a time, because you might be busy then.

The reason: ${reasonText(reason)}

What to do: if the address has changed, copy the new secret address from your calendar's settings into BUSY_CALENDARS and restart the server. If you no longer use the calendar, take it out there. The log says the same after "calendar unreadable".

The server tries every five minutes. Once the calendar can be read, times can be booked again by themselves.

${facts.brand}`

/** Why a calendar cannot be read, in words, behind the code that stands in the log. */
function reasonText(reason: string): string {
  const status = /^status-(\d+)$/.exec(reason)?.[1]
  const words = status ? `its server answers ${status}.` : reasons.get(reason)
  return words ? `${reason}: ${words}` : `${reason || 'not known'}.`
}

const reasons = new Map([
  ['timeout', 'it did not come within 30 seconds.'],
  ['too-large', 'it is larger than 32 MB. Publish a calendar without the years that are over.'],
  ['not-a-calendar', 'what came is no calendar, but perhaps a page to sign in, or only half of it came.'],
  ['too-slow-to-read', 'reading it took longer than 20 seconds.'],
  ['ERR_WORKER_OUT_OF_MEMORY', 'reading it took too much memory.'],
  ['not-encrypted', 'its address does not begin with https://.'],
  ['private-address', 'its address is in your own network, which BUSY_ALLOW_PRIVATE=1 allows.'],
  ['ENOENT', 'the file is not there.'],
])

const entriesSchema = z.array(
  z.object({ summary: z.string(), start: z.string(), why: z.enum(['not-understood', 'takes-all']) }),
)

function entriesText(calendar: string, detail: string): string {
  const entries = entriesSchema.parse(JSON.parse(detail))
  const lines = (why: NotableEntry['why'], introduction: string) => {
    const found = entries.filter((entry) => entry.why === why)
    return found.length > 0 ? [[introduction, ...found.map(entryLine)].join('\n')] : []
  }
  return [
    `${calendar} has entries that you may want to look at, because visitors cannot book the times that they take.`,
    ...lines('not-understood', 'Not understood, so what they may take counts as busy:'),
    ...lines('takes-all', 'They take every time that could be booked:'),
    'What to do: open the entry in your calendar and save it anew, mark it as free, or delete it.',
    facts.brand,
  ].join('\n\n')
}

/** Such as `- Lesson (from 2026-12-01 09:00)`. */
function entryLine({ summary, start }: NotableEntry): string {
  const from = start.replace(
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d*Z?)?/,
    (_, year, month, day, hours, minutes) =>
      [[year, month, day].join('-'), ...(hours ? [`${hours}:${minutes}`] : [])].join(' '),
  )
  return `- ${summary || 'without a title'}${from ? ` (from ${from})` : ''}`
}

/** Such as `2026-12-01 09:00 (Europe/Stockholm)`. */
function localTime(moment: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(facts.timeZone)
  return `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })} (${facts.timeZone})`
}
