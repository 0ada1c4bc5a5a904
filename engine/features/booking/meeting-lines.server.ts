import { signature } from '../../core/mail/signature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { languages } from '../../core/site/languages.ts'
import { formatDayAt, formatTimeAt, zoneName } from '../../core/site/written-time.ts'
import type { Language } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import type { Booking } from './booking-state.server.ts'
import { bookingMailWords } from './mails.words.ts'
import { howToMeet } from './rules.ts'

/** Any room, or none: the owner may send the link. */
const videoLink: string = facts.booking.videoLink

/** Where the meeting is: the link of a video meeting, or the number that is called. Empty where neither is known. */
export const venueOf = ({ kind, phone }: Booking) => ({ video: videoLink, phone, visit: '' })[kind]

/** Day and time of the meeting: `tisdag 1 december 2026 kl. 09:00`. */
export const startOf = ({ starts_at, language }: Pick<Booking, 'starts_at' | 'language'>) =>
  writtenAt(starts_at, language)

const writtenAt = (moment: number, language: Language) =>
  fill(bookingMailWords[language].at, { day: formatDayAt(moment, language), time: formatTimeAt(moment) })

/** Day and time from beginning to end, with the time zone. */
export const whenOf = ({ starts_at, ends_at, language }: Booking) =>
  fill(bookingMailWords[language].span, {
    day: formatDayAt(starts_at, language),
    from: formatTimeAt(starts_at),
    to: formatTimeAt(ends_at),
    zone: zoneName(language),
  })

/** How the meeting is held, for the visitor: the kind with its sentence. */
const howOf = ({ kind, language }: Booking) =>
  `${bookingMailWords[language].kinds[kind]}. ${howToMeet(kind, language)}`

/** When and how, for the visitor. A pending one gets no link yet. */
export function meetingLines(booking: Booking): string {
  const { labels } = bookingMailWords[booking.language]
  return lines(`${labels.when}: ${whenOf(booking)}`, `${labels.how}: ${howOf(booking)}`, venueLine(booking))
}

function venueLine(booking: Booking): string {
  const { labels } = bookingMailWords[booking.language]
  const venue = venueOf(booking)
  if (booking.state === 'pending' || booking.kind === 'visit') return ''
  return venue && `${booking.kind === 'video' ? labels.link : labels.number}: ${venue}`
}

/** What stands in the visitor's calendar. */
export const describeMeeting = (booking: Booking) =>
  `${lines(howOf(booking), venueLine(booking))}\n\n${signature[booking.language]}`

/** Everything that the visitor has given, for the owner. */
export function describeVisitor(booking: Booking): string {
  const { name, email, phone, language, kind, about, created_at } = booking
  const { labels, kinds } = bookingMailWords[language]
  return lines(
    `${labels.how}: ${kinds[kind]}`,
    `${labels.name}: ${name}`,
    `${labels.email}: ${email}`,
    phone && `${labels.phone}: ${phone}`,
    languages.length > 1 ? `${labels.language}: ${language}` : '',
    `${labels.booked}: ${writtenAt(created_at, language)}`,
    about && `${labels.about}:\n\n${about}`,
  )
}

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n')
