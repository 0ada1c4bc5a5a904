import ICAL from 'ical.js'
import type { Config } from '../../core/config/config.server.ts'
import type { MailContent } from '../../core/mail/mail-content.server.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import type { Booking } from './booking-state.server.ts'
import { bookingUid } from './booking-uid.server.ts'
import { bookingMailWords } from './mails.words.ts'
import { describeMeeting, describeVisitor, venueOf } from './meeting-lines.server.ts'

/** The settings that calendar entries need. */
type CalendarSettings = Pick<Config, 'mailFrom' | 'mailTo' | 'siteUrl'>

type Reader = 'visitor' | 'owner'
type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH'

// Lines may have 75 bytes (RFC 5545, section 3.1). The library does not count the space that a continued line begins with.
ICAL.foldLength = 74

/**
 * The meeting as it goes with a mail, which calendars take for the same entry as before in a newer state (UID and
 * SEQUENCE). The visitor is invited by the owner, and is told when the meeting is cancelled. The owner cannot be invited:
 * most often MAIL_FROM is MAIL_TO, and Outlook and Gmail add nothing where the reader is the organizer. Published entries
 * ask nobody for an answer and say themselves that they are moved or cancelled (STATUS; RFC 5546, section 3.2.1), while
 * CANCEL needs an attendee to be withdrawn from.
 */
export function invitation(
  booking: Booking,
  reader: Reader,
  settings: CalendarSettings,
  now = Date.now(),
): NonNullable<MailContent['icalEvent']> {
  const event = published(booking, reader, settings, now)
  if (reader === 'visitor') event.addProperty(attendee(booking))
  const toVisitor = booking.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const method = reader === 'owner' ? 'PUBLISH' : toVisitor
  return {
    method,
    filename: bookingMailWords[booking.language].entry.file,
    content: textOf(writeCalendar(method, [event])),
  }
}

/** The meeting as a file for the visitor, without an invitation. */
export function downloadCalendar(booking: Booking, settings: CalendarSettings, now = Date.now()): string {
  return textOf(writeCalendar('PUBLISH', [published(booking, 'visitor', settings, now)]))
}

/** A calendar of meetings that the owner's calendar program subscribes to. */
export function publishedCalendar(
  bookings: readonly Booking[],
  settings: CalendarSettings,
  now = Date.now(),
): string {
  const events = bookings.map((booking) => published(booking, 'owner', settings, now))
  const calendar = writeCalendar('PUBLISH', events)
  // The name and how often to look, as RFC 7986 has them and as programs had them before.
  calendar.addProperty(property('name', facts.brand, 'text'))
  calendar.addProperty(property('x-wr-calname', facts.brand, 'text'))
  calendar.addProperty(property('refresh-interval', refreshEvery, 'duration'))
  calendar.addPropertyWithValue('x-published-ttl', refreshEvery.toString())
  return textOf(calendar)
}

const refreshEvery = ICAL.Duration.fromString('PT15M')

function writeCalendar(method: Method, events: readonly ICAL.Component[]): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${oneLine(facts.brand)}//Bookings//EN`)
  calendar.addPropertyWithValue('method', method)
  for (const event of events) calendar.addSubcomponent(event)
  return calendar
}

/** With the end of the last line, which `toString` leaves out. */
const textOf = (calendar: ICAL.Component) => ICAL.stringify(calendar.toJSON())

/** An entry without attendees, as RFC 5546 asks of published ones: nobody is to answer. */
function published(booking: Booking, reader: Reader, settings: CalendarSettings, now: number) {
  const event = writeEvent(booking, reader, settings, now)
  event.addProperty(organizer(reader === 'owner' ? settings.mailTo : settings.mailFrom))
  return event
}

/**
 * What both readers have in common. The link that changes the booking is left out: calendars are shared with colleagues,
 * and whoever knows the link may cancel.
 */
function writeEvent(booking: Booking, reader: Reader, { siteUrl }: CalendarSettings, now: number) {
  const { entry } = bookingMailWords[booking.language]
  const isCancelled = booking.state === 'cancelled'
  const summary = oneLine(reader === 'owner' ? fill(entry.owner, { name: booking.name }) : entry.visitor)
  const description = reader === 'owner' ? describeVisitor(booking) : describeMeeting(booking)
  const location = venueOf(booking)

  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', bookingUid(booking.id, siteUrl))
  event.addPropertyWithValue('sequence', booking.sequence)
  event.addPropertyWithValue('dtstamp', utc(now))
  event.addPropertyWithValue('created', utc(booking.created_at))
  event.addPropertyWithValue('dtstart', utc(booking.starts_at))
  event.addPropertyWithValue('dtend', utc(booking.ends_at))
  // In the summary too, because some programs show cancelled entries like others.
  event.addPropertyWithValue('summary', isCancelled ? fill(entry.cancelled, { summary }) : summary)
  event.addPropertyWithValue('description', plain(description))
  if (location) event.addPropertyWithValue('location', oneLine(location))
  event.addPropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED')
  event.addPropertyWithValue('transp', isCancelled ? 'TRANSPARENT' : 'OPAQUE')
  return event
}

function organizer(address: string) {
  const line = property('organizer', mailto(address))
  line.setParameter('cn', parameter(facts.brand))
  return line
}

/** The visitor. Asked for an answer, because Gmail, Outlook and Apple Mail then offer to add the meeting. */
function attendee({ name, email }: Booking) {
  const line = property('attendee', mailto(email))
  if (name) line.setParameter('cn', parameter(name))
  line.setParameter('cutype', 'INDIVIDUAL')
  line.setParameter('role', 'REQ-PARTICIPANT')
  line.setParameter('partstat', 'NEEDS-ACTION')
  line.setParameter('rsvp', 'TRUE')
  return line
}

function property(name: string, value: string | ICAL.Duration, type?: string) {
  const line = new ICAL.Property(name)
  if (type) line.resetType(type)
  line.setValue(value)
  return line
}

const utc = (moment: number) => ICAL.Time.fromJSDate(new Date(moment), true)

/** Only the address: `?` and `&` in it would begin headers, as of a copy to somebody else (RFC 6068). */
const mailto = (address: string) =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replaceAll('%40', '@')}`

/** Text without control characters, which entries cannot hold; lines end with a line feed. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')

const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim()

/** The value of a parameter, where few programs can read an escaped quotation mark (RFC 6868). */
const parameter = (text: string) => oneLine(text).replaceAll('"', "'")
