import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { calendarNotice } from '../../features/booking/calendar-notice.server.ts'
import { bookingMail } from '../../features/booking/mails.server.ts'
import { messageMail } from '../../features/messages/mails.server.ts'
import { reminderMail } from '../../features/messages/reminder.server.ts'
import { articleMail, confirmationMail, trialMail } from '../../features/newsletter/mails.server.ts'
import { weekMail } from '../../features/week-mail/week-mail.server.ts'
import type { Config } from '../config/config.server.ts'
import type { Database } from '../database/open.server.ts'
import { facts } from '../site/facts.ts'
import type { MailContent, MailSettings } from './mail-content.server.ts'
import type { Mail } from './outbox-store.server.ts'

type RenderSettings = MailSettings & Pick<Config, 'busyCalendars'>

/**
 * Renders a mail, with the headers that all have. Undefined where it is no longer wanted: what it is about has been deleted,
 * or is over.
 */
export async function renderMail(database: Database, mail: Mail, settings: RenderSettings) {
  const content = await contentOf(database, mail, settings)
  return content && withHeaders(content, mail, settings)
}

/** Who answers a mail writes to the owner, also where the site sends from an address that nobody reads. */
function withHeaders(content: MailContent, { kind }: Mail, { mailFrom, mailTo }: MailSettings): MailContent {
  const owner = mailFrom === mailTo ? undefined : { name: facts.brand, address: mailTo }
  const { to, subject, replyTo = owner, headers } = content
  return {
    ...content,
    to: { ...to, name: undecodable(to.name) },
    subject: subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject,
    ...(replyTo && { replyTo: { ...replyTo, name: undecodable(replyTo.name) } }),
    // To the owner goes what a visitor has written by hand.
    headers: kind === 'owner' ? {} : { ...automatic, ...headers },
  }
}

/**
 * Keeps absence notes from answering. Not `auto-replied`: most of these mails answer no mail or form, but follow the
 * calendar (RFC 3834, section 5).
 */
export const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * A name for a header. What looks like an encoded word (RFC 2047) would go as it is, and be decoded where it is read: behind
 * an invisible letter that is not ASCII, it is encoded itself. (Encoded before, as a subject is, it would be put in quotes.)
 */
const undecodable = (text: string) => (text.includes('=?') ? `\u2060${text}` : text)

async function contentOf(
  database: Database,
  mail: Mail,
  settings: RenderSettings,
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
