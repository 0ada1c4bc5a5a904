import { pages } from '../../addresses/pages.ts'
import type { Database } from '../../core/database/open.server.ts'
import { retryConflicts } from '../../core/database/retry-transaction.server.ts'
import { type MailContent, type MailSettings, mailLifetime } from '../../core/mail/mail-content.server.ts'
import type { Mail } from '../../core/mail/outbox-store.server.ts'
import type { RenderMail } from '../../core/mail/render-mail.server.ts'
import { signature } from '../../core/mail/signature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { formatTimeAt } from '../../core/site/written-time.ts'
import { fill, paragraphs } from '../../core/text/sentence.ts'
import { words as bookWords } from './book.words.ts'
import { type Booking, isPending, takesTime } from './booking-state.server.ts'
import { calendarNotice } from './calendar-notice.server.ts'
import { invitation } from './invitation.server.ts'
import { bookingMailWords } from './mails.words.ts'
import { describeVisitor, meetingLines, startOf, whenOf } from './meeting-lines.server.ts'
import type { BookingMailKind, CalendarMailKind } from './tables.server.ts'
import { newToken } from './tokens.server.ts'

type OwnerMailKind = Extract<BookingMailKind, `${string}-owner`>
type VisitorMailKind = Exclude<BookingMailKind, OwnerMailKind>

/**
 * The mail about a booking, as the booking is now. Undefined where it is no longer wanted. Addresses are objects, so that
 * nothing in a name can become a header or a second recipient.
 */
async function bookingMail(
  database: Database,
  { booking_id, kind }: Mail,
  settings: MailSettings,
): Promise<MailContent | undefined> {
  const booking = await database
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', booking_id ?? '')
    .executeTakeFirst()
  if (!booking) return undefined
  const { state, starts_at } = booking
  const now = Date.now()
  const isToCome = starts_at > now
  switch (kind) {
    case 'booking-held':
      return isPending(booking, now) ? mailToVisitor(database, booking, kind, settings) : undefined
    case 'booking-booked':
    case 'booking-moved':
    case 'booking-reminder':
      return takesTime(booking) && isToCome ? mailToVisitor(database, booking, kind, settings) : undefined
    case 'booking-cancelled':
      return state === 'cancelled' ? mailToVisitor(database, booking, kind, settings) : undefined
    // The owner is told of a meeting late rather than never.
    case 'booking-booked-owner':
    case 'booking-moved-owner':
      return takesTime(booking) ? mailToOwner(booking, kind, settings) : undefined
    case 'booking-cancelled-owner':
      return state === 'cancelled' ? mailToOwner(booking, kind, settings) : undefined
    default:
      throw new Error(`no mail about a booking: ${kind}`)
  }
}

export const bookingMails = {
  'booking-held': bookingMail,
  'booking-booked': bookingMail,
  'booking-booked-owner': bookingMail,
  'booking-moved': bookingMail,
  'booking-moved-owner': bookingMail,
  'booking-cancelled': bookingMail,
  'booking-cancelled-owner': bookingMail,
  'booking-reminder': bookingMail,
  'calendar-unreadable': calendarNotice,
  'calendar-entries': calendarNotice,
} satisfies Record<BookingMailKind | CalendarMailKind, RenderMail>

/** Until the address is verified, whoever typed it may have written a message to its owner in any field. */
const withoutTyped = (booking: Booking): Booking =>
  booking.proved_at === null ? { ...booking, name: '', phone: '', about: '' } : booking

async function mailToVisitor(
  database: Database,
  stored: Booking,
  kind: VisitorMailKind,
  settings: MailSettings,
): Promise<MailContent> {
  const booking = withoutTyped(stored)
  const { name, language, email, reason, starts_at, pending_until } = booking
  const words = bookingMailWords[language]
  const page = pages.book[language]
  const isCancelled = kind === 'booking-cancelled'
  const filling = {
    reason,
    at: startOf(booking),
    meeting: meetingLines(booking),
    button: bookWords[language].booking.confirm,
    link: isCancelled
      ? `${settings.siteUrl}${page}`
      : `${settings.siteUrl}${page}?booking=${await retryConflicts(() => newToken(database, booking.id, { isMailed: true }))}`,
    until: formatTimeAt(pending_until ?? starts_at),
  }
  const { subject, text } = words.visitor[kind]
  const isByOwner = isCancelled && booking.cancelled_by === 'owner'
  const hasEntry = kind !== 'booking-held' && kind !== 'booking-reminder'
  return {
    to: { name, address: email },
    subject: fill(subject, filling),
    text: [
      name ? fill(words.greeting, { name }) : words.greetingToNobody,
      ...paragraphs(isByOwner ? words.cancelledByOwner : text, filling),
      fill(words.goodbye, { signature: signature[language] }),
    ].join('\n\n'),
    ...(hasEntry ? { icalEvent: invitation(booking, 'visitor', settings) } : {}),
    giveUpAt: isCancelled ? starts_at + mailLifetime : (pending_until ?? starts_at),
  }
}

function mailToOwner(booking: Booking, kind: OwnerMailKind, settings: MailSettings): MailContent {
  const { name, email, language, starts_at, cancelled_by, reason } = booking
  const { owner, labels } = bookingMailWords[language]
  const isByOwner = kind === 'booking-cancelled-owner' && cancelled_by === 'owner'
  return {
    to: { name: facts.brand, address: settings.mailTo },
    replyTo: { name, address: email },
    subject: fill(owner.subject[kind], { name, at: startOf(booking) }),
    text: paragraphs(owner.text, {
      first: fill(isByOwner ? owner.cancelledByYou : owner.first[kind], { name }),
      name,
      reason,
      meeting: `${labels.when}: ${whenOf(booking)}`,
      visitor: describeVisitor(booking),
    }).join('\n\n'),
    icalEvent: invitation(booking, 'owner', settings),
    giveUpAt: starts_at + mailLifetime,
  }
}
