import type { Database } from '../../core/database/open.server.ts'
import { transact } from '../../core/database/retry-transaction.server.ts'
import type { ServerFeature } from '../../core/feature.server.ts'
import type { MailSettings } from '../../core/mail/mail-content.server.ts'
import { type Mail, newMail } from '../../core/mail/outbox-store.server.ts'
import { lastDone, recordDone } from '../../core/operations/last-done.server.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { dayAfter, isoWeek, localDay, mondayOf, weekNumber } from '../../core/time/clock.ts'
import { hour } from '../../core/time/durations.ts'
import { toEpoch } from '../../core/time/moments.ts'
import { weekWords } from './week.words.ts'
import { weekText } from './week-text.server.ts'

/** The mail about the week, to the owner, as the features tell it. */
export const weekMailOf = (tellers: readonly ServerFeature[]): ServerFeature => ({
  mails: { week: (database, mail, settings) => renderWeekMail(database, mail, settings, tellers) },
  async tellOwner(database, config, now) {
    if (config.hasWeekMail) await addWeekMail(database, now)
  },
})

/** On Mondays where the business is. */
const sentAt = '08:00'
/** Until the end of Tuesday; later it would be stale. */
const worthSending = 40 * hour

/**
 * Puts the mail about the last week into the outbox on Monday morning, or later where the server was down. Of several
 * servers one does it. A new site begins with its first whole week.
 */
export async function addWeekMail(database: Database, now: number): Promise<void> {
  const monday = mondayOf(localDay(now, facts))
  const due_at = toEpoch(monday, sentAt, facts)
  const isTime = now >= due_at && now < due_at + worthSending
  const last = await lastDone(database, 'week', now)
  if (last === undefined) await recordDone(database, 'week', now)
  if (last === undefined || !isTime || last >= due_at) return
  await transact(database, async (transaction) => {
    await transaction
      .insertInto('outbox')
      .values(newMail({ id: `week-${isoWeek(monday)}`, kind: 'week', due_at }))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await recordDone(transaction, 'week', now)
  })
}

/** The mail about the week before it was due. Undefined where it comes too late. */
async function renderWeekMail(
  database: Database,
  { due_at }: Mail,
  { mailTo }: MailSettings,
  tellers: readonly ServerFeature[],
) {
  if (due_at === null || Date.now() >= due_at + worthSending) return undefined
  const monday = dayAfter(mondayOf(localDay(due_at, facts)), -7)
  const number = weekNumber(monday)
  return {
    to: { name: facts.brand, address: mailTo },
    subject: fill(weekWords[facts.officeLanguage].subject, { week: number, brand: facts.brand }),
    text: await weekText(database, monday, tellers),
    giveUpAt: due_at + worthSending,
  }
}
