import { calendarNotice } from '../bookings/calendar-notice.ts'
import { bookingMail } from '../bookings/mails.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { messageMail } from '../messages/mails.ts'
import { reminderMail } from '../messages/reminder.ts'
import { articleMail, confirmationMail, trialMail } from '../newsletter/mails.ts'
import { weekMail } from '../week/week-mail.ts'
import type { MailContent, MailSettings } from './mail-content.ts'
import type { Mail } from './outbox-store.ts'

/** Renders a mail. Undefined where it is no longer wanted: what it is about has been deleted, or is over. */
export async function renderMail(
  database: Database,
  mail: Mail,
  settings: MailSettings & Pick<Config, 'busyCalendars'>,
): Promise<MailContent | undefined> {
  const { kind } = mail
  switch (kind) {
    case 'owner':
    case 'confirmation':
      return messageMail(database, mail.message_id ?? '', kind, settings)
    case 'booking-held':
    case 'booking-booked':
    case 'booking-booked-owner':
    case 'booking-moved':
    case 'booking-moved-owner':
    case 'booking-cancelled':
    case 'booking-cancelled-owner':
    case 'booking-reminder':
      return bookingMail(database, mail.booking_id ?? '', kind, settings)
    case 'newsletter-confirm':
      return confirmationMail(database, mail, settings)
    case 'newsletter':
      return articleMail(database, mail, settings)
    case 'newsletter-test':
      return trialMail(database, mail, settings)
    case 'reply-reminder':
      return reminderMail(database, mail, settings)
    case 'week':
      return weekMail(database, mail, settings)
    case 'calendar-unreadable':
    case 'calendar-entries':
      return calendarNotice(mail, settings)
    default:
      // A later release has stored it.
      throw new Error(`no such kind of mail: ${kind satisfies never}`)
  }
}
