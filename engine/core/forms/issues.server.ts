import type { z } from 'zod'

const details = new Map(
  Object.entries({
    required: 'is required',
    'too-long': 'is too long',
    'line-break': 'has a line break',
    'not-an-email': 'is not one e-mail address',
    'not-a-phone-number': 'is not a phone number',
    'not-a-time': 'is not a time such as 2026-12-01T09:00:00+01:00',
  }),
)

/** A refused field in a response of the API: `code` for programs, `detail` for people. */
export interface FieldIssue {
  field: string
  code: string
  detail: string
}

export const describeIssue = ({ path, message, code }: z.core.$ZodIssue): FieldIssue => {
  const known = details.get(message)
  return {
    field: path.join('.'),
    code: known ? message : 'invalid',
    // Not which: names from outside are not written back.
    detail: known ?? (code === 'unrecognized_keys' ? 'includes an unknown field' : message),
  }
}
