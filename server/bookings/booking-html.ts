import { escapeHtml } from '../../app/escape-html.ts'
import { words } from '../../app/pages/book/book.words.ts'
import { pickerIn } from '../../app/pages/book/picker.ts'
import { pages } from '../../app/pages.ts'
import { type FreeTimes, freeTimesHtml, type Picked, stateOf } from '../../app/time-picker.ts'
import { bookingRules, howToMeet } from '../../content/booking.ts'
import { capitalized, formatMeeting, startDay } from '../../content/clock.ts'
import { facts } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import { isoTime } from '../../content/moments.ts'
import { type Booking, type BookingStatus, isMovedOut } from './booking-state.ts'

interface Details {
  state: BookingStatus
  /** The secret of the link that the page was opened with. */
  token: string
  /** Of the page, which may not be that of the booking. */
  language: Language
  times: FreeTimes
  /** What could not be done, open again, with the time that was chosen. */
  tried?: Tried | undefined
}

/** What the visitor has tried: the end of the address that the form was posted to, and the time in the form. */
export interface Tried {
  action: string
  start: string | undefined
}

/** Whether its visitor can still do something with it. */
export const hasActions = (state: BookingStatus) => state === 'pending' || state === 'confirmed'

/** What was agreed, and the buttons to move, cancel or confirm it. */
export function bookingHtml(booking: Booking, details: Details): string {
  const { language, state } = details
  const t = words[language].booking
  const again = `<p><a href="${pages.book[language]}">${escapeHtml(t.again)}</a></p>`
  const next = {
    confirmed: `${calendarLink(details)}</div>${isMovedOut(booking) ? movedOften(language) : moveForm(details)}${cancelForm(details)}`,
    // Somebody else may be faster: then there is another time.
    pending: `${confirmForm(details)}${again}</div>${cancelForm(details)}`,
  }
  const end = state === 'confirmed' || state === 'pending' ? next[state] : `${again}</div>`
  return `<div data-booking><div>${meetingSummaryHtml(booking, details)}${end}</div>`
}

/** Day, time and kind of the meeting. */
function meetingSummaryHtml(booking: Booking, { state, language }: Details): string {
  const { kind, starts_at, ends_at } = booking
  const t = words[language]
  const meeting = { start: isoTime(starts_at, bookingRules), end: isoTime(ends_at, bookingRules) }
  const { videoLink } = facts.booking
  const how =
    kind === 'video' && videoLink && state === 'confirmed'
      ? `<a href="${escapeHtml(videoLink)}">${escapeHtml(t.booking.link)}</a>`
      : escapeHtml(
          kind === 'phone' && booking.phone
            ? t.booking.called.replace('{number}', () => booking.phone)
            : howToMeet(kind, language),
        )
  return (
    `<h3>${escapeHtml(capitalized(formatMeeting(meeting, language)))}</h3>` +
    `<p>${escapeHtml(t.booking.zone)}</p>` +
    (hasActions(state) ? `<p>${escapeHtml(t.kinds[kind])}: ${how}</p>` : '') +
    (state === 'cancelled' && booking.reason ? `<p>${escapeHtml(booking.reason)}</p>` : '')
  )
}

const calendarLink = ({ language, token }: Details) =>
  `<a href="/api/bookings/calendar?booking=${encodeURIComponent(token)}" download>${escapeHtml(words[language].form.calendar)}</a>`

const confirmForm = (details: Details) =>
  form('confirm', details, primaryButton(words[details.language].booking.confirm))

function moveForm(details: Details): string {
  const { language, tried } = details
  const t = words[language].booking
  const picker = pickerIn(language)
  const times = timesElement(details.times, language, pickedOf(tried?.start))
  const button = stateOf(details.times) === 'offered' ? primaryButton(t.moveTo) : ''
  const fields = island('move-times', { picker }, times) + button
  return detailsHtml(t.move, form('move', details, fields), tried?.action === 'move')
}

/** As the form renders it (app/interactive/book-form.tsx). */
export const timesElement = (times: FreeTimes, language: Language, picked?: Picked) =>
  `<div data-free-times="${stateOf(times)}">${freeTimesHtml(times, pickerIn(language), picked)}</div>`

const movedOften = (language: Language) => `<p>${escapeHtml(words[language].results.movedOften.next)}</p>`

function cancelForm(details: Details): string {
  const t = words[details.language].booking
  const button = `<button type="submit">${escapeHtml(t.cancelNow)}</button>`
  return detailsHtml(t.cancel, form('cancel', details, button), details.tried?.action === 'cancel')
}

/** The button of what was tried once more, while the booking cannot be read. Undefined for other forms. */
export function tryAgainHtml({ action, start }: Tried, details: Pick<Details, 'language' | 'token'>) {
  const { moveTo, cancelNow, confirm } = words[details.language].booking
  const button = new Map([
    ['move', moveTo],
    ['cancel', cancelNow],
    ['confirm', confirm],
  ]).get(action)
  const time = start ? `<input type="hidden" name="start" value="${escapeHtml(start)}">` : ''
  return button && `<div data-booking>${form(action, details, time + primaryButton(button))}</div>`
}

/** The choice in a picker of times. */
export const pickedOf = (start: string | undefined) => (start ? { start, day: startDay(start) } : {})

const primaryButton = (text: string) => `<button type="submit" data-primary>${escapeHtml(text)}</button>`

const form = (action: string, { language, token }: Pick<Details, 'language' | 'token'>, fields: string) =>
  `<form class="not-printed" method="post" action="/api/bookings/${action}"><input type="hidden" name="token" value="${escapeHtml(token)}">` +
  `<input type="hidden" name="language" value="${language}">${fields}</form>`

/** As <Island> writes it (app/interactive/island.tsx). */
const island = (name: string, props: object, content: string) =>
  `<client-island data-island="${name}" data-props="${escapeHtml(JSON.stringify(props))}">${content}</client-island>`

const detailsHtml = (summary: string, content: string, isOpen: boolean) =>
  `<details class="not-printed"${isOpen ? ' open' : ''}><summary>${escapeHtml(summary)}</summary>${content}</details>`
