import type { Language } from '../../content/language.ts'

export interface Submission {
  /** The URL that the form is posted to. */
  action: string
  language: Language
  idempotencyKey: string | undefined
  isTrapFilled: boolean
}

/** Posts what a visitor has written, as JSON. Throws where the network fails. */
export const postForm = (
  written: object,
  { action, language, idempotencyKey, isTrapFilled }: Submission,
): Promise<Response> =>
  fetch(action, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': language,
      'Form-Trap': isTrapFilled ? 'filled' : 'empty',
      // Counted from the opening of the page, because visitors may type before the form is hydrated.
      'Form-Seconds': String(Math.floor(performance.now() / 1000)),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify(written),
  })
