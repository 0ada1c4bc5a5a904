import { type FieldError, fieldErrorCodes, type MessageField, messageFields } from '../contact-message.ts'
import { postForm, type Submission } from './post-form.ts'

export type Message = Record<MessageField, string>

export type Outcome = { is: 'sent' | 'too-many' | 'failed' } | { is: 'refused'; errors: FieldError[] }

/** Sends a contact message to the API. A network error counts as failed. */
export async function sendMessage(message: Message, submission: Submission): Promise<Outcome> {
  try {
    const response = await postForm(message, submission)
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
