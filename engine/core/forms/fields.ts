import { emailPattern } from '../text/email-address.ts'
import { isVisible } from '../text/typed-text.ts'

/** The maximum length of the fields that forms share, in UTF-16 code units, after trimming. */
export const fieldLimits = { name: 200, email: 254 } as const

/** Not allowed in a name, because it becomes a header of the owner's mail. */
const lineBreakPattern = /[\r\n\u2028\u2029]/

/** Why a field is refused. The form has a text for each. */
export const fieldErrorCodes = ['required', 'too-long', 'not-an-email', 'line-break'] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** What is wrong with the cleaned text (typed-text.ts) of a required field, if anything. */
export function checkText(value: string, limit: number): FieldErrorCode | undefined {
  if (!isVisible(value)) return 'required'
  return value.length > limit ? 'too-long' : undefined
}

/** What is wrong with a cleaned name or e-mail address, if anything. */
export function checkField(field: keyof typeof fieldLimits, value: string): FieldErrorCode | undefined {
  const code = checkText(value, fieldLimits[field])
  if (code) return code
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
