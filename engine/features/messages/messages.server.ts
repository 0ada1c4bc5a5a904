import { pages } from '../../addresses/pages.ts'
import { textsOf } from '../../core/alerts/alerts.server.ts'
import type { ServerFeature } from '../../core/feature.server.ts'
import { expiryRule, isWindowOver, receivedTooLongAgo } from '../../core/operations/expired-rows.server.ts'
import { alertWords } from './alert.words.ts'
import { confirmationMail, ownerMail } from './mails.server.ts'
import { messageRecords } from './records.server.ts'
import { addReminders, reminderMail } from './reminder.server.ts'
import { tellWeek } from './week.server.ts'

/** The contact form: what it sends is stored, mailed to the owner, confirmed to the visitor. */
export const messages: ServerFeature = {
  mails: { owner: ownerMail, confirmation: confirmationMail, 'reply-reminder': reminderMail },
  alerts: textsOf(alertWords),
  expiry: {
    lasting: (now) => [
      expiryRule('messages', ['id'], (row) => row('received_at', '<', receivedTooLongAgo(now)), 'messages'),
    ],
    passing: (now) => [expiryRule('idempotency_keys', ['key'], () => isWindowOver(now))],
  },
  slots: [{ page: pages.contact, names: 'form message-failed field:name field:email field:message' }],
  async tellOwner(database, config, now) {
    if (config.hasReminders) await addReminders(database, now)
  },
  records: messageRecords,
  tellWeek,
  desk: async (desk) => (await import('./desk/messages.server.ts')).createMessages(desk),
  start: async (core) => (await import('./route.server.ts')).startMessages(core),
}
