import { escapeHtml } from '../../app/escape-html.ts'
import { capitalized, writtenMeeting } from '../../app/meeting-time.ts'
import { words } from '../../app/pages/book/book.words.ts'
import { pickerIn } from '../../app/pages/book/picker.ts'
import { pages } from '../../app/pages.ts'
import { type FreeTimes, freeTimesHtml, stateOf } from '../../app/time-picker.ts'
import { bookingRules, howToMeet } from '../../content/booking.ts'
import { facts } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import { isoTime } from './free-times.ts'
import type { Booking } from './store.ts'

interface Details {
  state: BookingState
  /** The secret of the link that the page was opened with. */
  token: string
  /** Of the page, which may not be that of the booking. */
  language: Language
  times: FreeTimes
}

/** What a booking is at a moment. */
export type BookingState = keyof (typeof words)['en']['booking']['states']

export function stateAt(now: number, { state, starts_at, held_until }: Booking): BookingState {
  // A held booking that has ended may be cancelled already, by nobody.
  if (state === 'held' && (held_until ?? 0) <= now) return 'expired'
  if (state === 'cancelled') return 'cancelled'
  return starts_at <= now ? 'past' : state
}

export const isLive = (state: BookingState) => state === 'held' || state === 'booked'

/** What was agreed, and the buttons to move, cancel or confirm it. */
export function bookingHtml(booking: Booking, details: Details): string {
  const { language, state } = details
  const say = words[language].booking
  const again = `<p><a href="${pages.book[language]}">${escapeHtml(say.again)}</a></p>`
  const next = {
    booked: `${calendarLink(details)}</div>${moveForm(details)}${cancelForm(details)}`,
    held: `${confirmForm(details)}</div>${cancelForm(details)}`,
  }
  const end = state === 'booked' || state === 'held' ? next[state] : `${again}</div>`
  return `<div data-booking><div>${agreed(booking, details)}${end}</div>`
}

/** Day, time and kind of the meeting. */
function agreed(booking: Booking, { state, language }: Details): string {
  const { kind, starts_at, ends_at } = booking
  const say = words[language]
  const meeting = { start: isoTime(starts_at, bookingRules), end: isoTime(ends_at, bookingRules) }
  const { videoLink } = facts.booking
  const how =
    kind === 'video' && videoLink && state === 'booked'
      ? `<a href="${escapeHtml(videoLink)}">${escapeHtml(say.booking.link)}</a>`
      : escapeHtml(
          kind === 'phone' && booking.phone
            ? say.booking.called.replace('{phone}', () => booking.phone)
            : howToMeet(kind, language),
        )
  return (
    `<h3>${escapeHtml(capitalized(writtenMeeting(meeting, language)))}</h3>` +
    `<p>${escapeHtml(say.booking.zone)}</p>` +
    (isLive(state) ? `<p>${escapeHtml(say.kinds[kind])}: ${how}</p>` : '') +
    (state === 'cancelled' && booking.reason ? `<p>${escapeHtml(booking.reason)}</p>` : '')
  )
}

const calendarLink = ({ language, token }: Details) =>
  `<a href="/api/bookings/calendar?booking=${encodeURIComponent(token)}" download>${escapeHtml(words[language].form.calendar)}</a>`

const confirmForm = (details: Details) =>
  form('confirm', details, primaryButton(words[details.language].booking.confirm))

function moveForm(details: Details): string {
  const { language } = details
  const say = words[language].booking
  const picker = pickerIn(language)
  const times = `<div data-free-times="${stateOf(details.times)}">${freeTimesHtml(details.times, picker)}</div>`
  const button = stateOf(details.times) === 'offered' ? primaryButton(say.moveTo) : ''
  const fields = island('move-times', { picker }, times) + button
  return folded(say.move, form('move', details, fields))
}

function cancelForm(details: Details): string {
  const say = words[details.language].booking
  const button = `<button type="submit">${escapeHtml(say.cancelNow)}</button>`
  return folded(say.cancel, form('cancel', details, button))
}

const primaryButton = (text: string) => `<button type="submit" data-primary>${escapeHtml(text)}</button>`

const form = (action: string, { language, token }: Details, fields: string) =>
  `<form class="not-printed" method="post" action="/api/bookings/${action}"><input type="hidden" name="token" value="${escapeHtml(token)}">` +
  `<input type="hidden" name="language" value="${language}">${fields}</form>`

/** As <Island> writes it (app/interactive/island.tsx). */
const island = (name: string, props: object, content: string) =>
  `<client-island data-island="${name}" data-props="${escapeHtml(JSON.stringify(props))}">${content}</client-island>`

const folded = (summary: string, content: string) =>
  `<details class="not-printed"><summary>${escapeHtml(summary)}</summary>${content}</details>`
