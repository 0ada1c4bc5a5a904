import { z } from 'zod'
import { checkField, type MessageField } from '../../app/contact-message.ts'

/** Removes NUL, which PostgreSQL refuses, and lone surrogates, which UTF-8 cannot encode. */
export const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed().trim())

/** A field with the rules of the form. The message of an issue is a code of `checkField`. */
const field = (name: MessageField) =>
  text.check(({ value, issues }) => {
    const code = checkField(name, value)
    if (code) issues.push({ code: 'custom', input: value, message: code })
  })

/** A contact message: exactly these three fields, all required. */
export const Message = z.strictObject({
  name: field('name'),
  email: field('email'),
  message: field('message'),
})

export type Message = z.infer<typeof Message>

const details: Record<string, string> = {
  required: 'is required',
  'too-long': 'is too long',
  'line-break': 'has a line break',
  'not-an-email': 'is not one e-mail address',
  'not-a-phone-number': 'is not a phone number',
  'not-a-time': 'is not a time such as 2026-12-01T09:00:00+01:00',
}

/** A refused field in a response of the API: `code` for programs, `detail` for people. */
export const describeIssue = ({ path, message }: z.core.$ZodIssue) => ({
  field: path.join('.'),
  code: message in details ? message : 'invalid',
  detail: details[message] ?? message,
})
