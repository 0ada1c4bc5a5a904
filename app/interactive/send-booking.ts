import type { MeetingKind } from '../../content/facts.ts'
import { type Booked, type BookingField, type ErrorCode, type MarkedError, markedErrors } from '../booking.ts'
import { postForm, type Submission } from './post-form.ts'

export type BookingRequest = Record<BookingField | 'start', string> & { kind: MeetingKind | '' }

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
