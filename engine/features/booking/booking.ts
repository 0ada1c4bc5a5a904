/** What a booking is, shared by the form, the API and the mails. */

import {
  checkField,
  type FieldErrorCode,
  fieldErrorCodes,
  fieldErrorsIn,
  fieldLimits,
  type Refusal,
} from '../../core/forms/fields.ts'
import type { MeetingKind } from '../../core/site/facts.ts'

/** The maximum length of each text of a booking, in UTF-16 code units, after trimming. */
export const bookingLimits = { ...fieldLimits, phone: 40, about: 2000 } as const

export type BookingField = keyof typeof bookingLimits

export const bookingFields = ['name', 'email', 'phone', 'about'] as const satisfies readonly BookingField[]

/** Digits with what people write between them, and a plus before them. */
const phonePattern = /^\+?[\d\s()./-]+$/

/**
 * What is wrong with the cleaned text of a field (typed-text.ts), if anything. The phone number is required for a meeting by phone, and
 * what the meeting is about never.
 */
export function checkBookingField(
  field: BookingField,
  value: string,
  kind: MeetingKind,
): FieldErrorCode | 'not-a-phone-number' | undefined {
  if (field === 'name' || field === 'email') return checkField(field, value)
  if (value === '') return field === 'phone' && kind === 'phone' ? 'required' : undefined
  if (value.length > bookingLimits[field]) return 'too-long'
  if (field === 'phone' && !(phonePattern.test(value) && value.replace(/\D/g, '').length > 5))
    return 'not-a-phone-number'
  return undefined
}

/** The response of `GET /api/slots`. `slots` are the starts in ISO 8601 with the offset of the time zone, in order. */
export interface Slots {
  timeZone: string
  minutes: number
  slots: string[]
}

/** The response to a booking: 201 once it is stored. `isConfirmed` is false where the visitor must first answer a mail. */
export interface Booked {
  start: string
  end: string
  isConfirmed: boolean
  /** The page that shows the meeting, where it can be moved and cancelled. Only for a confirmed one. */
  page?: string
}

/** What the form marks: texts, and the two choices. */
export type MarkedField = BookingField | 'start' | 'kind'

const errorCodes = [...fieldErrorCodes, 'not-a-phone-number', 'no-start', 'no-kind'] as const

export type ErrorCode = (typeof errorCodes)[number]

export interface MarkedError {
  field: MarkedField
  code: ErrorCode
}

/** The errors of a response that the form has texts for. */
export const markedErrors = ({ errors = [] }: Refusal): MarkedError[] =>
  errors.flatMap((error): MarkedError[] => {
    if (error.field === 'start' || error.field === 'kind')
      return [{ field: error.field, code: `no-${error.field}` }]
    return fieldErrorsIn({ errors: [error] }, bookingFields, errorCodes)
  })
