import { textsOf } from '../../core/browser/post-form.browser.ts'
import type { MeetingKind } from '../../core/site/facts.ts'
import { cleanEmail, cleanLine, cleanPhone } from '../../core/text/typed-text.ts'
import { type BookingField, bookingFields, checkBookingField, type MarkedError } from './booking.ts'

export type BookingRequest = Record<BookingField | 'start', string> & { kind: MeetingKind | '' }

/** What a visitor has chosen and written. */
export function bookingIn(form: HTMLFormElement): BookingRequest {
  const textOf = textsOf(form)
  // The radio buttons have no other values.
  const kind = textOf('kind') as MeetingKind | ''
  return {
    start: textOf('start'),
    kind,
    name: cleanLine(textOf('name')),
    email: cleanEmail(textOf('email')),
    // Only where it is asked for (book-form.module.css).
    phone: kind === 'phone' ? cleanPhone(textOf('phone')) : '',
    about: textOf('about'),
  }
}

/** What is wrong, in the order of the form. Without a kind of meeting nobody has to be called. */
export function errorsIn(booking: BookingRequest): MarkedError[] {
  const { start, kind } = booking
  return [
    ...(start ? [] : [{ field: 'start', code: 'no-start' } as const]),
    ...(kind ? [] : [{ field: 'kind', code: 'no-kind' } as const]),
    ...bookingFields.flatMap((field) => {
      const code = checkBookingField(field, booking[field], kind || 'video')
      return code ? [{ field, code }] : []
    }),
  ]
}
