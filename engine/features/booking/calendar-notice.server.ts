import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { addAlert } from '../../core/alerts/alert-store.server.ts'
import { sha256 } from '../../core/base/sha256.ts'
import type { Database } from '../../core/database/open.server.ts'
import { retryConflicts, transact } from '../../core/database/retry-transaction.server.ts'
import { type MailContent, type MailSettings, mailLifetime } from '../../core/mail/mail-content.server.ts'
import { type Mail, newMail, removeMail } from '../../core/mail/outbox-store.server.ts'
import { shownAddress } from '../../core/network/calendar-addresses.server.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { hour } from '../../core/time/durations.ts'
import { calendarNoticeWords } from './calendar-notice.words.ts'
import type { NotableEntry } from './calendars/busy-times-thread.server.ts'

const t = calendarNoticeWords[facts.officeLanguage]

/** How long what a calendar said last is believed while it cannot be read, in milliseconds. */
export const believedFor = 2 * hour

/** The same on all servers, so that they send one mail together. Does not tell the address. */
const noticeId = ({ href }: URL) => `calendar-${hashOf(href)}`
const hashOf = (text: string) => sha256(text, 'hex').slice(0, 32)

/**
 * Puts the mail about a calendar that cannot be read into the outbox, unless there is one already, sent or not. Returns
 * whether it did. `since` is when it was last read, `reason` a code why it cannot be.
 */
export async function addNotice(database: Database, url: URL, since: number, reason = ''): Promise<boolean> {
  const id = noticeId(url)
  const mail = newMail({ id, kind: 'calendar-unreadable', due_at: since + believedFor, detail: reason })
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

async function addOnce(database: Database, mail: Mail): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('outbox')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}

/** A mail that tells the owner about a calendar. Undefined where it is no longer among the calendars. */
export async function calendarNotice(
  _: Database,
  { id, kind, due_at, detail }: Mail,
  { mailTo, busyCalendars }: MailSettings,
): Promise<MailContent | undefined> {
  const index = busyCalendars.findIndex((url) => id.startsWith(noticeId(url)))
  const url = busyCalendars[index]
  if (!url || due_at === null) return undefined
  const number = index + 1
  const calendar = fill(t.calendar, { number, address: shownAddress(url) })
  const isAboutEntries = kind === 'calendar-entries'
  return {
    to: { name: facts.brand, address: mailTo },
    subject: fill((isAboutEntries ? t.entries : t.unreadable).subject, { number }),
    text: isAboutEntries
      ? entriesText(calendar, detail ?? '[]')
      : `${fill(t.unreadable.text, { calendar, since: localTime(due_at - believedFor), reason: reasonText(detail ?? '') })}\n\n${facts.brand}`,
    giveUpAt: due_at + mailLifetime,
  }
}

const reasons = new Map(Object.entries(t.unreadable.reasons))

/** Why a calendar cannot be read, in words, behind the code that the log has. */
function reasonText(reason: string): string {
  const status = /^status-(\d+)$/.exec(reason)?.[1]
  const inWords = status ? fill(t.unreadable.status, { status }) : reasons.get(reason)
  return inWords ? `${reason}: ${inWords}` : `${reason || t.unreadable.unknown}.`
}

const entriesSchema = z.array(
  z.object({ summary: z.string(), start: z.string(), why: z.enum(['not-understood', 'takes-all']) }),
)

function entriesText(calendar: string, detail: string): string {
  const entries = entriesSchema.parse(JSON.parse(detail))
  const lines = (why: NotableEntry['why']) => {
    const found = entries.filter((entry) => entry.why === why)
    return found.length > 0 ? [[t.entries.why[why], ...found.map(entryLine)].join('\n')] : []
  }
  return [
    fill(t.entries.introduction, { calendar }),
    ...lines('not-understood'),
    ...lines('takes-all'),
    t.entries.next,
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
  return `- ${summary || t.entries.untitled}${from ? ` (${fill(t.entries.from, { time: from })})` : ''}`
}

/** Such as `2026-12-01 09:00 (Europe/Stockholm)`. */
function localTime(moment: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(facts.timeZone)
  return `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })} (${facts.timeZone})`
}
