import { checkField, checkText, type FieldErrorCode, fieldLimits } from '../../core/forms/fields.ts'

/** The maximum length of each field of a contact message, in UTF-16 code units, after trimming. */
export const messageLimits = { ...fieldLimits, message: 10_000 } as const

export type MessageField = keyof typeof messageLimits

export const messageFields = ['name', 'email', 'message'] as const satisfies readonly MessageField[]

/** What is wrong with the cleaned value of a field, if anything. */
export const checkMessageField = (field: MessageField, value: string): FieldErrorCode | undefined =>
  field === 'message' ? checkText(value, messageLimits.message) : checkField(field, value)
