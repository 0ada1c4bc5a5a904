import { honeypotName } from '../forms/honeypot.ts'
import type { Language } from '../text/language.ts'

export interface Submission {
  /** The URL that the form is posted to. */
  action: string
  form: HTMLFormElement
  language: Language
  idempotencyKey?: string | undefined
}

const typedInto = new WeakSet<EventTarget>()

/** For the `onInput` of a form: remembers which fields were written in while the page was open. */
export const noteTyping = ({ target }: { target: EventTarget }) => typedInto.add(target)

/** Whether a field has text that nobody was seen to write: a browser restores it, and it may be sent at once. */
const hasRestoredText = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts)].some(
    (field) => field.value !== '' && !typedInto.has(field),
  )

const texts = 'textarea, input:not([type=hidden], [type=radio])'

/** What a form holds at a name, without spaces around it. Empty where there is nothing. */
export function textsOf(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form)
  return (name) => String(values.get(name) ?? '').trim()
}

/** What has become of a form. `answer` is the JSON of the API, undefined where it cannot be read. */
export type Outcome = { is: 'stored' | 'taken' | 'refused'; answer: unknown } | { is: 'too-many' | 'failed' }

const outcomes = new Map<number, 'taken' | 'refused'>([
  [409, 'taken'],
  [422, 'refused'],
])

/** Posts what a visitor has written, as JSON. A network error counts as failed. */
export async function postForm(
  written: object,
  { action, form, language, idempotencyKey }: Submission,
): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': language,
        'Form-Trap': new FormData(form).get(honeypotName) ? 'filled' : 'empty',
        // Since the opening of the page. No sign of a robot where the text was there before.
        ...(!hasRestoredText(form) && { 'Form-Seconds': String(Math.floor(performance.now() / 1000)) }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: JSON.stringify(written),
    })
    if (response.status === 429) return { is: 'too-many' }
    const is = response.ok ? 'stored' : outcomes.get(response.status)
    return is ? { is, answer: await response.json().catch(() => undefined) } : { is: 'failed' }
  } catch {
    return { is: 'failed' }
  }
}
