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
    .check(({ value, issues }) => {
      for (const field of ['name', 'email', 'phone', 'about'] satisfies BookingField[]) {
        const code = checkBookingField(field, value[field], value.kind)
        if (code) issues.push({ code: 'custom', input: value[field], path: [field], message: code })
      }
    })

/** The secret of a link. */
const token = z.string().max(100)

export const tokenSchema = z.strictObject({ token })

export const moveSchema = z.strictObject({ token, start: startSchema })
