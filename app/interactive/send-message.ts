import type { Language } from '../../content/language.ts'
import { type FieldError, fieldErrorCodes, type MessageField, messageFields } from '../contact-message.ts'

export type Message = Record<MessageField, string>

export type Outcome = { is: 'sent' | 'too-many' | 'failed' } | { is: 'refused'; errors: FieldError[] }

/** Sends a contact message to the API. A network error counts as failed. */
export async function sendMessage(
  message: Message,
  {
    action,
    language,
    idempotencyKey,
    isTrapFilled,
  }: { action: string; language: Language; idempotencyKey: string | undefined; isTrapFilled: boolean },
): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': language,
        'Form-Trap': isTrapFilled ? 'filled' : 'empty',
        // Counted from the opening of the page, because visitors may type before the form is hydrated.
        'Form-Seconds': String(Math.floor(performance.now() / 1000)),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: JSON.stringify(message),
    })
    if (response.ok) return { is: 'sent' }
    if (response.status === 429) return { is: 'too-many' }
    const errors = response.status === 422 ? fieldErrorsIn(await response.json()) : []
    return errors.length > 0 ? { is: 'refused', errors } : { is: 'failed' }
  } catch {
    return { is: 'failed' }
  }
}

/** The field errors of a response that the form has texts for. */
const fieldErrorsIn = ({ errors = [] }: { errors?: { field: string; code: string }[] }): FieldError[] =>
  errors.flatMap((error) => {
    const field = messageFields.find((known) => known === error.field)
    const code = fieldErrorCodes.find((known) => known === error.code)
    return field && code ? [{ field, code }] : []
  })
