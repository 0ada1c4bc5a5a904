import type { Language } from '../../content/language.ts'
import { trapName } from '../trap-name.ts'

export interface Submission {
  /** The URL that the form is posted to. */
  action: string
  form: HTMLFormElement
  language: Language
  idempotencyKey: string | undefined
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

/** Posts what a visitor has written, as JSON. Throws where the network fails. */
export const postForm = (
  written: object,
  { action, form, language, idempotencyKey }: Submission,
): Promise<Response> =>
  fetch(action, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': language,
      'Form-Trap': new FormData(form).get(trapName) ? 'filled' : 'empty',
      // Since the opening of the page. No sign of a robot where the text was there before.
      ...(!hasRestoredText(form) && { 'Form-Seconds': String(Math.floor(performance.now() / 1000)) }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify(written),
  })
