import type { z } from 'zod'

const details: Record<string, string> = {
  required: 'is required',
  'too-long': 'is too long',
  'line-break': 'has a line break',
  'not-an-email': 'is not one e-mail address',
  'not-a-phone-number': 'is not a phone number',
  'not-a-time': 'is not a time such as 2026-12-01T09:00:00+01:00',
}

/** A refused field in a response of the API: `code` for programs, `detail` for people. */
export interface FieldIssue {
  field: string
  code: string
  detail: string
}

export const describeIssue = ({ path, message }: z.core.$ZodIssue): FieldIssue => ({
  field: path.join('.'),
  code: message in details ? message : 'invalid',
  detail: details[message] ?? message,
})
