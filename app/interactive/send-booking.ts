import type { MeetingKind } from '../../content/facts.ts'
import { type Booked, type BookingField, type BookingFieldError, bookingFields } from '../booking.ts'
import { postForm, type Submission } from './post-form.ts'

export type BookingRequest = Record<BookingField | 'start', string> & { kind: MeetingKind | '' }

/** What the form marks: texts, and the two choices. */
export type MarkedField = BookingField | 'start' | 'kind'
export type ErrorCode = BookingFieldError['code'] | 'no-start' | 'no-kind'
export interface MarkedError {
  field: MarkedField
  code: ErrorCode
}

export type BookingOutcome =
  | { is: 'stored'; booked: Booked }
  /** `starts` are the nearest other times. */
  | { is: 'taken'; starts: readonly string[] }
  | { is: 'refused'; errors: MarkedError[] }
  | { is: 'too-many' | 'failed' }

/** Sends a booking to the API. A network error counts as failed. */
export async function sendBooking(
  booking: BookingRequest,
  submission: Submission,
  codes: readonly ErrorCode[],
): Promise<BookingOutcome> {
  try {
    const response = await postForm(booking, submission)
    if (response.status === 429) return { is: 'too-many' }
    const answer = await response.json()
    // Our own server answers with these shapes (app/booking.ts).
    if (response.ok) return { is: 'stored', booked: answer as Booked }
    if (response.status === 409) return { is: 'taken', starts: (answer as { slots?: string[] }).slots ?? [] }
    const errors = response.status === 422 ? markedErrors(answer, codes) : []
    return errors.length > 0 ? { is: 'refused', errors } : { is: 'failed' }
  } catch {
    return { is: 'failed' }
  }
}

/** The errors of a response that the form has texts for. */
const markedErrors = (
  { errors = [] }: { errors?: { field: string; code: string }[] },
  codes: readonly ErrorCode[],
): MarkedError[] =>
  errors.flatMap((error): MarkedError[] => {
    if (error.field === 'start') return [{ field: 'start', code: 'no-start' }]
    if (error.field === 'kind') return [{ field: 'kind', code: 'no-kind' }]
    const field = bookingFields.find((known) => known === error.field)
    const code = codes.find((known) => known === error.code)
    return field && code ? [{ field, code }] : []
  })
