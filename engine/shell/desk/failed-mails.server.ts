/** The mails that failed: shown, sent again, put away. */
import { Hono } from 'hono'
import type { Database } from '../../core/database/open.server.ts'
import type { MailState } from '../../core/desk/api.ts'
import type { Desk } from '../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../core/desk/desk-feature.server.ts'
import { mailState } from '../../core/desk/mail-state.server.ts'
import { problem } from '../../core/http/problem.server.ts'
import { dismissMails, failedMails, retryMails } from '../../core/mail/unsent-mails.server.ts'

/**
 * A mail that has failed at least once, was not sent since, nor put away: `POST /api/mails/ID/resend` tries it again,
 * `POST /api/mails/ID/dismiss` puts it away, `POST /api/mails/dismiss` all that are no longer tried; with `{}`.
 */
export interface FailedMail extends MailState {
  messageId: string | null
  bookingId: string | null
  /** The name of who wrote or booked, or the address of a subscriber; empty for mails about the site. */
  name: string
}

export function failedMailRoutes({ database, undo }: Desk) {
  const routes = new Hono()
  routes.post('/:id/resend', async (context) => {
    const mail = await findUnsentMail(database, context.req.param('id'))
    if (!mail) return problem(404)
    return context.json(undo.done(await retryMails(database, [mail], undo.until())))
  })
  routes.post('/:id/dismiss', async (context) => {
    const mail = await findUnsentMail(database, context.req.param('id'))
    if (!mail || mail.last_error === null) return problem(404)
    return context.json(undo.done(await dismissMails(database, [mail])))
  })
  routes.post('/dismiss', async (context) =>
    context.json(undo.done(await dismissMails(database, await findGivenUpMails(database)))),
  )
  return routes
}

export async function loadFailedMails(
  { database, undo }: Desk,
  features: readonly DeskFeature[],
): Promise<FailedMail[]> {
  const hidden = undo.hiddenIds()
  const failed = failedMails(database)
  const rows = await failed.selectAll().orderBy('due_at', 'desc').execute()
  const names = new Map<string, string>()
  if (rows.length > 0)
    for (const { mailed } of features)
      for (const { id, name } of (await mailed?.(failed)) ?? []) names.set(id, name)
  return rows
    .filter(({ message_id }) => !hidden.has(message_id ?? ''))
    .map((row) => ({
      ...mailState(row),
      messageId: row.message_id,
      bookingId: row.booking_id,
      name: names.get(row.message_id ?? row.booking_id ?? row.subscriber_id ?? '') ?? '',
    }))
}

const findGivenUpMails = (database: Database) =>
  failedMails(database).selectAll().where('failed_at', 'is not', null).execute()

const findUnsentMail = (database: Database, id: string) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
