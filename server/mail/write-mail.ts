import { calendarNotice } from '../bookings/calendar-notice.ts'
import { bookingMail } from '../bookings/mails.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { messageMail } from '../messages/mails.ts'
import { reminderMail } from '../messages/reminder.ts'
import { newsletterMail } from '../newsletter/mails.ts'
import { weekMail } from '../week/week-mail.ts'
import type { MailContent, MailSettings } from './mail-content.ts'
import type { Mail } from './outbox-rows.ts'

/** Writes a mail. Undefined where it is no longer wanted: what it is about has been deleted, or is over. */
export async function writeMail(
  database: Database,
  mail: Mail,
  settings: MailSettings & Pick<Config, 'busyCalendars'>,
): Promise<MailContent | undefined> {
  if (mail.message_id !== null) return messageMail(database, mail.message_id, mail.kind, settings)
  if (mail.booking_id !== null) return bookingMail(database, mail.booking_id, mail.kind, settings)
  if (mail.kind === 'reply-reminder') return reminderMail(database, mail, settings)
  if (mail.kind === 'week') return weekMail(database, mail, settings)
  if (mail.subscriber_id !== null || mail.newsletter_id !== null)
    return newsletterMail(database, mail, settings)
  return calendarNotice(mail, settings)
}
