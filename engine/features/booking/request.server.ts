import { z } from 'zod'
import { email, line, phone, text } from '../../core/forms/text.server.ts'
import type { MeetingKind } from '../../core/site/facts.ts'
import { type BookingField, checkBookingField } from './booking.ts'

/** A moment with its offset, as the API writes it. The result is in milliseconds since 1970. */
export const startSchema = z.iso.datetime({ offset: true, error: 'not-a-time' }).transform(Date.parse)

/** A booking as it is sent, held to the rules of the form. `kinds` are those that can be booked. */
export const bookingRequest = (kinds: readonly MeetingKind[]) =>
  z
    .strictObject({
      start: startSchema,
      kind: z.enum(kinds, 'required'),
      name: line,
      email,
      phone: phone.default(''),
      about: text.default(''),
    })
    .superRefine(
      (value, context) => {
        for (const field of ['name', 'email', 'phone', 'about'] satisfies BookingField[]) {
          const written: unknown = value[field]
          const code = typeof written === 'string' && checkBookingField(field, written, value.kind)
          if (code) context.addIssue({ code: 'custom', path: [field], message: code })
        }
      },
      // Also where the time or the way to meet is missing: whoever fills in the form hears of all fields at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )

/** The secret of a link. */
const token = z.string().max(100)

export const tokenSchema = z.strictObject({ token })

export const moveSchema = z.strictObject({ token, start: startSchema })
