/** How long each field of a contact message may be, in characters as JavaScript counts them, after trimming. */
export const messageLimits = { name: 200, email: 254, message: 10_000 } as const

export type MessageField = keyof typeof messageLimits

export const messageFields = ['name', 'email', 'message'] as const satisfies readonly MessageField[]

/**
 * The pattern of browsers for e-mail addresses: what `<input type="email">` accepts is accepted.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** What a name, which stands in a header of the owner's mail, may not hold. */
const lineBreakPattern = /[\r\n\u2028\u2029]/

/** Why a field is refused: the form has words for each. */
export const fieldErrorCodes = ['required', 'too-long', 'not-an-email', 'line-break'] as const

export interface FieldError {
  field: MessageField
  code: (typeof fieldErrorCodes)[number]
}

/** What is wrong with the trimmed value of a field, if anything. */
export function checkField(field: MessageField, value: string): FieldError['code'] | undefined {
  if (value === '') return 'required'
  if (value.length > messageLimits[field]) return 'too-long'
  if (field === 'email' && !emailPattern.test(value)) return 'not-an-email'
  if (field === 'name' && lineBreakPattern.test(value)) return 'line-break'
  return undefined
}
