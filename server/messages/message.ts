import { z } from 'zod'

/** HTML's own pattern for e-mail addresses: what a browser accepts is accepted here. */
const browserEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** NUL has no place in a database of text, half of a surrogate pair none in UTF-8. */
const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed().trim())

/** A contact message: exactly these three, all required after trimming. Lengths in characters. */
export const Message = z.strictObject({
  name: text.pipe(
    z
      .string()
      .min(1, 'is required')
      .max(200, 'is longer than 200 characters')
      .regex(/^[^\r\n\u2028\u2029]*$/, 'has a line break'),
  ),
  email: text.pipe(
    z
      .string()
      .min(1, 'is required')
      .max(254, 'is longer than 254 characters')
      .regex(browserEmail, 'is not one e-mail address'),
  ),
  message: text.pipe(z.string().min(1, 'is required').max(10_000, 'is longer than 10 000 characters')),
})

export type Message = z.infer<typeof Message>
