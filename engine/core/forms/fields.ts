import { emailPattern } from '../text/email-address.ts'
import { isVisible } from '../text/typed-text.ts'

/** The maximum length of each field of a contact message, in UTF-16 code units, after trimming. */
export const messageLimits = { name: 200, email: 254, message: 10_000 } as const

export type MessageField = keyof typeof messageLimits

export const messageFields = ['name', 'email', 'message'] as const satisfies readonly MessageField[]

/** Not allowed in a name, because it becomes a header of the owner's mail. */
const lineBreakPattern = /[\r\n\u2028\u2029]/

/** Why a field is refused. The form has a text for each. */
export const fieldErrorCodes = ['required', 'too-long', 'not-an-email', 'line-break'] as const

export interface FieldError {
  field: MessageField
  code: (typeof fieldErrorCodes)[number]
}

/** What is wrong with the cleaned value (typed-text.ts) of a field, if anything. */
export function checkField(field: MessageField, value: string): FieldError['code'] | undefined {
  if (!isVisible(value)) return 'required'
  if (value.length > messageLimits[field]) return 'too-long'
  if (field === 'email' && !emailPattern.test(value)) return 'not-an-email'
  if (field === 'name' && lineBreakPattern.test(value)) return 'line-break'
  return undefined
}

/** What the API says of each field that it refuses. */
export interface Refusal {
  errors?: readonly { field: string; code: string }[]
}

/** The errors of a refusal that the form has texts for. */
export function fieldErrorsIn<Field extends string, Code extends string>(
  { errors = [] }: Refusal,
  fields: readonly Field[],
  codes: readonly Code[],
): { field: Field; code: Code }[] {
  return errors.flatMap((error) => {
    const field = fields.find((known) => known === error.field)
    const code = codes.find((known) => known === error.code)
    return field && code ? [{ field, code }] : []
  })
}
