import { z } from 'zod'
import { email, line, text } from '../../core/forms/text.server.ts'
import { checkMessageField, type MessageField } from './message-fields.ts'

/** A field with the rules of the form. The message of an issue is a code of `checkMessageField`. */
const field = (name: MessageField, kind: z.ZodType<string>) =>
  kind.check(({ value, issues }) => {
    const code = checkMessageField(name, value)
    if (code) issues.push({ code: 'custom', input: value, message: code })
  })

/** A contact message: exactly these three fields, all required. */
export const Message = z.strictObject({
  name: field('name', line),
  email: field('email', email),
  message: field('message', text),
})

export type Message = z.infer<typeof Message>
